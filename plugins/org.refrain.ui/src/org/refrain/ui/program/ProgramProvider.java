/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IProject;

/**
 * Knows the linked programs of a project better than a look at its files does: which ones a build makes. Registered at
 * the extension point {@value #EXTENSION_POINT}; made once, with its public constructor without parameters.
 */
public interface ProgramProvider {

    /** Where implementations are registered. */
    String EXTENSION_POINT = "org.refrain.ui.programProviders";

    /**
     * The programs of an open project, the most likely one first; none when it has none or is not of this provider's
     * kind. Called in the background; may take its time.
     *
     * @return files of a local file system; whether they are readable and fit a trace is looked at later
     */
    List<Path> programs(IProject project);
}
