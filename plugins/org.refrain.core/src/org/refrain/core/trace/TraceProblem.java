/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

/**
 * A row that could not be read, or a finding about the whole file.
 *
 * @param severity whether something was lost
 * @param line line of the file, from 1; 0 for the whole file
 * @param offset offset of the line's first byte in the (unpacked) file
 * @param message what is wrong and what to do, in one sentence, without the place
 */
public record TraceProblem(Severity severity, long line, long offset, String message) {

    /** How bad a finding is. */
    public enum Severity {
        /** Worth knowing; nothing was lost. */
        INFO,
        /** The row was left out, the rest was read. */
        WARNING,
        /** Nothing behind this place could be read. */
        ERROR
    }
}
