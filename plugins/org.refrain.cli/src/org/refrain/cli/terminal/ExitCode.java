/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

/** What the program returns to the shell. */
public final class ExitCode {

    public static final int DONE = 0;

    /** A file cannot be read, or does not hold what was asked for. */
    public static final int UNREADABLE = 1;

    /** The command line is wrong. */
    public static final int USAGE = 2;

    private ExitCode() {
    }
}
