/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

/**
 * A section header.
 *
 * @param index its number in the file
 * @param name empty when the file has no names
 * @param type what it holds: {@link #SYMBOLS} and others
 * @param flags {@link #ALLOCATED} and others
 * @param address where it is in the running program; 0 when it is not there
 * @param offset of its contents in the file
 * @param size in bytes
 * @param link another section that it refers to, by type
 * @param entrySize size of its entries when it is a table
 */
public record ElfSection(int index, String name, int type, long flags, long address, long offset, long size, int link,
        long entrySize) {

    /** Values of {@link #type}. */
    public static final int SYMBOLS = 2;
    public static final int STRINGS = 3;
    public static final int NO_BITS = 8;
    public static final int DYNAMIC_SYMBOLS = 11;

    /** Bits of {@link #flags}. */
    public static final long ALLOCATED = 2;
    public static final long EXECUTABLE = 4;
    public static final long COMPRESSED = 0x800;

    /** Whether it holds code of the running program. */
    public boolean isCode() {
        return (flags & ALLOCATED) != 0 && (flags & EXECUTABLE) != 0 && size != 0;
    }

    /** Whether its contents are in the file. */
    public boolean hasContents() {
        return type != NO_BITS;
    }

    /** Name for messages: a section without one has its number. */
    public String label() {
        return name.isEmpty() ? "section " + index : name;
    }
}
