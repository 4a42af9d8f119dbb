/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program argument that names a file, and what becomes of it. */
class OpenFileAtStartTest {

    private static final String PROJECT = """
            <?xml version="1.0" encoding="UTF-8"?>
            <projectDescription><name>startup-test</name></projectDescription>
            """;

    @Test
    void takesTheFileBehindItsArgument() {
        assertThat(OpenFileAtStart.fileIn(List.of("-x", "-refrain.open", "/a/../b.csv", "-y")))
                .isEqualTo(Path.of("/b.csv").toAbsolutePath());
        assertThat(OpenFileAtStart.fileIn(List.of("-product", "p"))).isNull();
        assertThat(OpenFileAtStart.fileIn(List.of("-refrain.open"))).isNull();
    }

    @Test
    void opensAFileWithoutAProjectWhereItLies(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("trace.csv"), "");

        IEditorInput input = TraceOpener.inputFor(file);

        assertThat(input).isInstanceOf(IURIEditorInput.class).isNotInstanceOf(IFileEditorInput.class);
        assertThat(((IURIEditorInput) input).getURI()).isEqualTo(file.toUri());
    }

    @Test
    void makesTheFoldersProjectPartOfTheWorkspace(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve(".project"), PROJECT);
        Path file = Files.writeString(folder.resolve("trace.csv"), "");
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("startup-test");
        try {
            IEditorInput input = TraceOpener.inputFor(file);

            assertThat(input).isInstanceOf(IFileEditorInput.class);
            assertThat(((IFileEditorInput) input).getFile().getProject()).isEqualTo(project);
            assertThat(TraceOpener.inputFor(file)).as("once more").isEqualTo(input);
            assertThat(Files.readString(folder.resolve(".project"))).as("left as it was").isEqualTo(PROJECT);
        } finally {
            project.delete(false, true, null);
        }
    }
}
