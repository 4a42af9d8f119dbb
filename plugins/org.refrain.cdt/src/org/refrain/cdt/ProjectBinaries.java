/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cdt;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.cdt.core.model.CModelException;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.model.IBinary;
import org.eclipse.cdt.core.model.ICProject;
import org.eclipse.cdt.core.settings.model.ICBuildSetting;
import org.eclipse.cdt.core.settings.model.ICConfigurationDescription;
import org.eclipse.cdt.core.settings.model.ICOutputEntry;
import org.eclipse.cdt.core.settings.model.ICProjectDescription;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.refrain.ui.program.FileTimes;
import org.refrain.ui.program.ProgramProvider;

/**
 * The executables of a C or C++ project, as CDT's binary model knows them: those that the active build configuration
 * makes first, then those built last.
 */
public final class ProjectBinaries implements ProgramProvider {

    private static final ILog LOG = Platform.getLog(ProjectBinaries.class);

    /**
     * An executable.
     *
     * @param path in the local file system
     * @param active whether it is made by the active build configuration
     * @param modified milliseconds since 1970
     */
    private record Binary(Path path, boolean active, long modified) {
    }

    @Override
    public List<Path> programs(IProject project) {
        if (!CoreModel.hasCNature(project) && !CoreModel.hasCCNature(project)) {
            return List.of();
        }
        ICProject cProject = CoreModel.getDefault().create(project);
        List<Binary> binaries = new ArrayList<>();
        try {
            List<IPath> outputs = activeOutputs(project);
            for (IBinary binary : cProject.getBinaryContainer().getBinaries()) {
                IPath location = binary.isExecutable() && binary.getResource() != null
                        ? binary.getResource().getLocation() : null;
                if (location != null) {
                    Path path = location.toFile().toPath();
                    boolean active = outputs.stream().anyMatch(output -> output.isPrefixOf(binary.getPath()));
                    binaries.add(new Binary(path, active, FileTimes.modified(path)));
                }
            }
        } catch (CModelException e) {
            if (!e.doesNotExist()) { // closed, deleted or no C project any more meanwhile
                LOG.log(e.getStatus()); // the project's files are looked at all the same
            }
        }
        binaries.sort(Comparator.comparing(Binary::active).thenComparing(Binary::modified).reversed());
        return binaries.stream().map(Binary::path).toList();
    }

    /** Folders of the workspace that the active build configuration writes to; none for a project without one. */
    private static List<IPath> activeOutputs(IProject project) {
        ICProjectDescription description = CoreModel.getDefault().getProjectDescription(project, false);
        ICConfigurationDescription active = description == null ? null : description.getActiveConfiguration();
        ICBuildSetting build = active == null ? null : active.getBuildSetting();
        List<IPath> outputs = new ArrayList<>();
        if (build != null) {
            for (ICOutputEntry entry : build.getResolvedOutputDirectories()) {
                IPath path = entry.getFullPath();
                if (path != null && path.segmentCount() > 1) { // a whole project tells nothing apart
                    outputs.add(path);
                }
            }
        }
        return outputs;
    }
}
