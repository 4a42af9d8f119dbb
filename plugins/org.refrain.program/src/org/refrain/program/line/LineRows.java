/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.Arrays;

import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.elf.ElfFormatException.Reason;

/** Rows of line programs while they are read, in flat arrays that grow: 20 bytes a row. */
final class LineRows {

    /** Far more than any firmware's; 320 MB. */
    private static final int MOST = 1 << 24;

    static final int STATEMENT = 1 << 31;
    static final int END = 1 << 30;
    private static final int LARGEST_COLUMN = END - 1;

    long[] addresses = new long[1024];
    int[] files = new int[1024];
    int[] lines = new int[1024];
    /** Column with {@link #STATEMENT} and {@link #END}. */
    int[] columns = new int[1024];
    int count;

    void add(long address, int file, int line, long column, boolean statement, boolean end) throws DwarfException {
        if (count == MOST) {
            throw new DwarfException(Reason.TOO_LARGE, ".debug_line", 0, "More than " + MOST + " rows are not read");
        }
        if (count == addresses.length) {
            grow(2 * count);
        }
        addresses[count] = address;
        files[count] = file;
        lines[count] = line;
        columns[count] = (int) Math.max(0, Math.min(column, LARGEST_COLUMN)) | (statement ? STATEMENT : 0)
                | (end ? END : 0);
        count++;
    }

    private void grow(int length) {
        addresses = Arrays.copyOf(addresses, length);
        files = Arrays.copyOf(files, length);
        lines = Arrays.copyOf(lines, length);
        columns = Arrays.copyOf(columns, length);
    }

    /** Gives back memory that is not used. */
    void trim() {
        grow(count);
    }
}
