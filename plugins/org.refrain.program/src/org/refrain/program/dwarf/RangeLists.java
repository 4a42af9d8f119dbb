/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * Reads range lists: .debug_ranges up to DWARF 4 (section 2.17.3 there), .debug_rnglists from DWARF 5 on (section
 * 2.17.3 there). Not safe for threads.
 */
public final class RangeLists {

    /** Kinds of entries in DWARF 5. */
    private static final int END_OF_LIST = 0;
    private static final int BASE_INDEX = 1;
    private static final int START_INDEX_END_INDEX = 2;
    private static final int START_INDEX_LENGTH = 3;
    private static final int OFFSET_PAIR = 4;
    private static final int BASE = 5;
    private static final int START_END = 6;
    private static final int START_LENGTH = 7;

    private final DwarfSections sections;
    private long bytesLeft;

    /** Takes the ranges of a list. */
    public interface Sink {

        /**
         * A range that is not empty.
         *
         * @param first its first address
         * @param end the address behind its last one
         */
        void range(long first, long end);
    }

    public RangeLists(DwarfSections sections) {
        this.sections = sections;
        // Lists may be shared, but entries that all refer to one long list would take the square of its size.
        this.bytesLeft = 64L * (sections.size(DwarfSections.Kind.RANGES) + sections.size(
                DwarfSections.Kind.RANGE_LISTS));
    }

    /**
     * Reads the list that a DW_AT_ranges value stands for.
     *
     * @param unit the unit that the value is in
     */
    public void read(CompilationUnit unit, AttributeValue value, Sink sink) throws DwarfException {
        boolean new5 = unit.encoding().version() >= 5;
        DwarfCursor cursor = sections.cursor(new5 ? DwarfSections.Kind.RANGE_LISTS : DwarfSections.Kind.RANGES,
                offset(unit, value, new5));
        int start = cursor.position();
        if (bytesLeft < 0) {
            throw new DwarfException(Reason.TOO_LARGE, cursor.section(), start, "Too many range lists overlap");
        }
        try {
            if (new5) {
                readEntries(unit, cursor, sink);
            } else {
                readPairs(unit, cursor, sink);
            }
        } finally {
            bytesLeft -= cursor.position() - start;
        }
    }

    private long offset(CompilationUnit unit, AttributeValue value, boolean new5) throws DwarfException {
        if (value.kind == AttributeValue.Kind.RANGE_LIST_INDEX) {
            int size = unit.encoding().wide() ? 8 : 4;
            long base = Math.max(0, unit.rangesBase());
            DwarfCursor offsets = sections.cursor(DwarfSections.Kind.RANGE_LISTS, base);
            if (value.number < 0 || value.number > Integer.MAX_VALUE) {
                throw offsets.damaged("The index " + Long.toUnsignedString(value.number) + " is too large");
            }
            offsets.skip(value.number * size);
            return base + offsets.offset(unit.encoding().wide());
        }
        return new5 || unit.rangesBase() < 0 ? value.number : unit.rangesBase() + value.number;
    }

    private static void readPairs(CompilationUnit unit, DwarfCursor cursor, Sink sink) throws DwarfException {
        int size = unit.encoding().addressSize();
        long all = size == 8 ? -1 : (1L << 8 * size) - 1;
        long base = unit.low();
        while (true) {
            long first = cursor.unsigned(size);
            long end = cursor.unsigned(size);
            if (first == 0 && end == 0) {
                return;
            }
            if (first == all) {
                base = end;
            } else {
                report(sink, base + first & all, base + end & all);
            }
        }
    }

    private static void readEntries(CompilationUnit unit, DwarfCursor cursor, Sink sink) throws DwarfException {
        int size = unit.encoding().addressSize();
        long base = unit.low();
        while (true) {
            int kind = cursor.u8();
            switch (kind) {
                case END_OF_LIST -> {
                    return;
                }
                case BASE_INDEX -> base = unit.addressAt(cursor.uleb());
                case BASE -> base = cursor.unsigned(size);
                case START_INDEX_END_INDEX -> {
                    long first = unit.addressAt(cursor.uleb());
                    report(sink, first, unit.addressAt(cursor.uleb()));
                }
                case START_INDEX_LENGTH -> {
                    long first = unit.addressAt(cursor.uleb());
                    report(sink, first, first + cursor.uleb());
                }
                case OFFSET_PAIR -> {
                    long first = base + cursor.uleb();
                    report(sink, first, base + cursor.uleb());
                }
                case START_END -> {
                    long first = cursor.unsigned(size);
                    report(sink, first, cursor.unsigned(size));
                }
                case START_LENGTH -> {
                    long first = cursor.unsigned(size);
                    report(sink, first, first + cursor.uleb());
                }
                default -> throw cursor.unsupported("The kind " + kind + " of range is not known");
            }
        }
    }

    private static void report(Sink sink, long first, long end) {
        if (Long.compareUnsigned(first, end) < 0) {
            sink.range(first, end);
        }
    }
}
