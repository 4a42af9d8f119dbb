/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cdt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;

import org.eclipse.cdt.core.CCorePlugin;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.model.IPathEntry;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.program.ProgramFinder;

/** With genuine CDT core: what it knows of projects reaches the trace editor. */
class ProjectBinariesTest {

    private static final Path ELF = TestFiles.sample().resolveSibling("firmware.elf");

    @Test
    void theSampleIsACProjectWithItsProgram() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            assertThat(CoreModel.hasCNature(sample.project())).isTrue();
            assertThat(CoreModel.getDefault().getProjectDescription(sample.project(), false)).isNotNull();
            assertThat(new ProjectBinaries().programs(sample.project())).containsExactly(path(sample.elf()));
        }
    }

    @Test
    void knowsNothingOfOtherProjects() throws Exception {
        try (TestProject plain = new TestProject("plain")) {
            IFile elf = plain.file("firmware.elf", Files.readAllBytes(ELF));
            assertThat(new ProjectBinaries().programs(elf.getProject())).isEmpty();
        }
    }

    @Test
    void findsProgramsThatHaveNoUsualName() throws Exception {
        try (TestProject plain = new TestProject("odd-names")) {
            IFile elf = plain.file("firmware.image", Files.readAllBytes(ELF));
            IFile trace = plain.copy(TestFiles.sample());
            IProject project = elf.getProject();
            assertThat(ProgramFinder.candidates(path(trace), trace, null)).as("a plain project").isEmpty();
            CCorePlugin.getDefault().createCDTProject(project.getDescription(), project, null);
            assertThat(ProgramFinder.candidates(path(trace), trace, null)).containsExactly(path(elf));
        }
    }

    @Test
    void putsFirstWhatTheActiveConfigurationBuilds() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            IProject project = sample.project();
            sample.elf().delete(true, null);
            IFile debug = copyElf(project.getFolder("Debug"), 3_600_000);
            IFile release = copyElf(project.getFolder("Release"), 0);
            Wait.until("CDT to see both", () -> new ProjectBinaries().programs(project).size() == 2);
            assertThat(new ProjectBinaries().programs(project)).containsExactly(path(release), path(debug));

            CoreModel.setRawPathEntries(CoreModel.getDefault().create(project), new IPathEntry[] {
                    CoreModel.newSourceEntry(project.getFolder("src").getFullPath()),
                    CoreModel.newOutputEntry(project.getFolder("Debug").getFullPath())}, null);
            Wait.until("what is built into Debug comes first",
                    () -> new ProjectBinaries().programs(project).indexOf(path(debug)) == 0);
            List<Path> all = List.copyOf(ProgramFinder.candidates(path(sample.trace()), sample.trace(), null));
            assertThat(all).containsExactly(path(debug), path(release));
        }
    }

    private static IFile copyElf(IFolder folder, long age) throws Exception {
        folder.create(true, true, null);
        IFile file = folder.getFile("firmware.elf");
        Files.copy(ELF, path(file));
        Files.setLastModifiedTime(path(file), FileTime.fromMillis(System.currentTimeMillis() - age));
        folder.refreshLocal(IResource.DEPTH_INFINITE, null);
        return file;
    }

    private static Path path(IResource file) {
        return file.getLocation().toFile().toPath();
    }
}
