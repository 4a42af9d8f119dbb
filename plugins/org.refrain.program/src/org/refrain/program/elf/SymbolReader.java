/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.refrain.program.elf.ElfFormatException.Reason;

/** Goes through the symbols of a file: of its symbol table, or of the dynamic one when it is stripped. */
final class SymbolReader {

    /** Section indices with a meaning of their own. */
    private static final int UNDEFINED = 0;
    private static final int COMMON = 0xFFF2;

    private static final int MOST_SYMBOLS = 1 << 22;
    private static final int LONGEST_NAMES = 128 << 20;
    private static final int LONGEST_NAME = 16384;

    private final ElfNames names;
    private final ElfData symbols;
    private final boolean wide;
    private final int entrySize;

    /** The current symbol. */
    private int at;

    private SymbolReader(ElfFile file, ElfSection table) throws IOException, ElfFormatException {
        wide = file.header().wide();
        int least = wide ? 24 : 16;
        long entry = table.entrySize() == 0 ? least : table.entrySize();
        if (entry < least || entry > 1024) {
            throw new ElfFormatException(Reason.DAMAGED, table.label(), table.offset(),
                    "A symbol should have " + least + " bytes, not " + Long.toUnsignedString(entry));
        }
        entrySize = (int) entry;
        names = names(file, table);
        symbols = file.data(table, MOST_SYMBOLS * least);
        at = -entrySize;
    }

    private static ElfNames names(ElfFile file, ElfSection table) throws IOException, ElfFormatException {
        List<ElfSection> sections = file.sections();
        if (table.link() < 0 || table.link() >= sections.size()) {
            throw new ElfFormatException(Reason.DAMAGED, table.label(), table.offset(), "The symbols' names should be "
                    + "in section " + table.link() + ", and there are only " + sections.size());
        }
        ElfSection strings = sections.get(table.link());
        return new ElfNames(strings.label(), strings.offset(), file.data(strings, LONGEST_NAMES), LONGEST_NAME);
    }

    /** A reader in front of the first symbol; nothing when the file has no symbols. */
    static Optional<SymbolReader> open(ElfFile file) throws IOException, ElfFormatException {
        Optional<ElfSection> table = file.section(ElfSection.SYMBOLS).or(() -> file.section(
                ElfSection.DYNAMIC_SYMBOLS));
        return table.isEmpty() ? Optional.empty() : Optional.of(new SymbolReader(file, table.get()));
    }

    /** Goes to the next symbol; false at the end. */
    boolean next() {
        at += entrySize;
        return at <= symbols.size() - entrySize;
    }

    /** The symbol's type: function, object and others. */
    int type() {
        return info() & 0xF;
    }

    /** Local, global or weak. */
    int binding() {
        return info() >> 4;
    }

    /** Which of several names of one address to show: the one with the lowest rank. */
    static int rank(int binding, String name) {
        int bound = switch (binding) {
            case 0 -> 1; // local
            case 2 -> 2; // weak
            default -> 0; // global
        };
        return 2 * bound + (name.startsWith("_") ? 1 : 0);
    }

    private int info() {
        return symbols.u8(at + (wide ? 4 : 12));
    }

    /** Index of the section it is in, or a number with a meaning of its own. */
    int section() {
        return symbols.u16(at + (wide ? 6 : 14));
    }

    /** Whether it is of this file, and has its place there. */
    boolean isDefined() {
        int section = section();
        return section != UNDEFINED && section != COMMON;
    }

    long value() {
        return symbols.word(at + (wide ? 8 : 4));
    }

    long size() {
        return symbols.word(at + (wide ? 16 : 8));
    }

    String name() throws ElfFormatException {
        return names.at(symbols.u32(at));
    }
}
