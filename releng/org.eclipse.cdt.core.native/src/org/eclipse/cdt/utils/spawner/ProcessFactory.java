/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eclipse.cdt.utils.spawner;

import java.io.File;
import java.io.IOException;

import org.eclipse.jdt.annotation.Nullable;

/** Starts processes; the genuine class adds signals and pseudo-terminals, which reading a program does not need. */
public final class ProcessFactory {

    private static final ProcessFactory INSTANCE = new ProcessFactory();

    private ProcessFactory() {
    }

    public static ProcessFactory getFactory() {
        return INSTANCE;
    }

    /** See {@link Runtime#exec(String[], String[])}. */
    public Process exec(String[] command, String @Nullable [] environment) throws IOException {
        return Runtime.getRuntime().exec(command, environment);
    }

    /** See {@link Runtime#exec(String[], String[], File)}. */
    public Process exec(String[] command, String @Nullable [] environment, @Nullable File directory)
            throws IOException {
        return Runtime.getRuntime().exec(command, environment, directory);
    }
}
