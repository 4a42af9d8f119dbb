/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** All registered {@link ProgramProvider}s. One that fails is logged and counts for nothing. */
final class ProgramProviders {

    private static @Nullable List<ProgramProvider> known;

    private ProgramProviders() {
    }

    /** What they say about a project, one after the other. */
    static List<Path> programs(IProject project) {
        List<Path> programs = new ArrayList<>();
        for (ProgramProvider provider : all()) {
            SafeRunner.run(new ISafeRunnable() {
                @Override
                public void run() {
                    programs.addAll(provider.programs(project));
                }

                @Override
                @NonNullByDefault({})
                public void handleException(Throwable exception) {
                    // the platform has logged it; files are still looked for
                }
            });
        }
        return programs;
    }

    private static synchronized List<ProgramProvider> all() {
        List<ProgramProvider> providers = known;
        if (providers == null) {
            providers = new ArrayList<>();
            for (IConfigurationElement element : Platform.getExtensionRegistry()
                    .getConfigurationElementsFor(ProgramProvider.EXTENSION_POINT)) {
                try {
                    providers.add((ProgramProvider) element.createExecutableExtension("class"));
                } catch (CoreException e) {
                    Platform.getLog(ProgramProviders.class).log(e.getStatus());
                }
            }
            known = providers;
        }
        return providers;
    }
}
