/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

/**
 * Why a command cannot do its work, for the user: what is wrong, where in the file, what to do. It ends the program
 * with exit code 1, or 2 when the command line itself was wrong.
 */
public final class Failure extends Exception {

    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private Failure(int exitCode, String message) {
        super(oneLine(message));
        this.exitCode = exitCode;
    }

    /** Something about the data. */
    public static Failure data(String message) {
        return new Failure(ExitCode.UNREADABLE, message);
    }

    /** Something about the command line. */
    public static Failure usage(String message) {
        return new Failure(ExitCode.USAGE, message);
    }

    public int exitCode() {
        return exitCode;
    }

    private static String oneLine(String message) {
        return Text.printable(message);
    }
}
