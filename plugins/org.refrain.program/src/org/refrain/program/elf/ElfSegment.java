/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

/**
 * A program header: a part of the file that is loaded as one piece.
 *
 * @param type {@link #LOAD} and others
 * @param flags {@link #EXECUTABLE} and others
 * @param address where the running program has it
 * @param offset of its contents in the file
 * @param fileSize bytes in the file
 * @param memorySize bytes in memory
 */
public record ElfSegment(int type, int flags, long address, long offset, long fileSize, long memorySize) {

    public static final int LOAD = 1;

    public static final int EXECUTABLE = 1;

    /** Whether code may be in it. */
    public boolean isCode() {
        return type == LOAD && (flags & EXECUTABLE) != 0 && memorySize != 0;
    }
}
