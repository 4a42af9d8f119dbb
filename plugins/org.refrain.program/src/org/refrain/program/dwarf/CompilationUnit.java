/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A unit of .debug_info: one source file as it was compiled, or a part that several share. Not safe for threads, since
 * texts are looked up as they are asked for.
 */
public final class CompilationUnit {

    private final DwarfSections sections;
    private final DwarfStrings strings;
    private final UnitHeader header;
    private final Abbreviations abbreviations;
    private final AttributeValue name = new AttributeValue();
    private final AttributeValue folder = new AttributeValue();
    private final AttributeValue lines = new AttributeValue();
    private final AttributeValue low = new AttributeValue();
    private final long[] bases = {-1, -1, -1};

    private static final int STRINGS = 0;
    private static final int ADDRESSES = 1;
    private static final int RANGES = 2;

    CompilationUnit(DwarfSections sections, DwarfStrings strings, UnitHeader header, Abbreviations.Cache tables)
            throws DwarfException {
        this.sections = sections;
        this.strings = strings;
        this.header = header;
        this.abbreviations = tables.at(header.abbreviations());
        DwarfCursor cursor = entries();
        if (cursor.hasRemaining()) {
            Abbreviations.Shape root = abbreviations.get(cursor.uleb());
            if (root != null) {
                readRoot(root, cursor);
            }
        }
    }

    private void readRoot(Abbreviations.Shape root, DwarfCursor cursor) throws DwarfException {
        AttributeValue value = new AttributeValue();
        long[] attributes = root.attributes();
        for (int i = 0; i < attributes.length; i += 3) {
            value.read(cursor, (int) attributes[i + 1], attributes[i + 2], encoding());
            switch ((int) attributes[i]) {
                case Tag.At.NAME -> name.set(value);
                case Tag.At.COMP_DIR -> folder.set(value);
                case Tag.At.STMT_LIST -> lines.set(value);
                case Tag.At.LOW_PC -> low.set(value);
                case Tag.At.STR_OFFSETS_BASE -> bases[STRINGS] = value.number;
                case Tag.At.ADDR_BASE, Tag.At.GNU_ADDR_BASE -> bases[ADDRESSES] = value.number;
                case Tag.At.RNGLISTS_BASE, Tag.At.GNU_RANGES_BASE -> bases[RANGES] = value.number;
                default -> {
                    // not needed
                }
            }
        }
    }

    public UnitEncoding encoding() {
        return header.encoding();
    }

    /** A cursor over the unit's entries. */
    public DwarfCursor entries() throws DwarfException {
        DwarfCursor cursor = sections.cursor(DwarfSections.Kind.INFO, header.entries());
        cursor.limit(header.end());
        return cursor;
    }

    /** The shape that a code stands for, or null. */
    public Abbreviations.@Nullable Shape shape(long code) {
        return abbreviations.get(code);
    }

    /** Name of the source file as the compiler was given it; empty when unknown. */
    public String name() throws DwarfException {
        return text(name);
    }

    /** The folder that the compiler ran in; empty when unknown. */
    public String folder() throws DwarfException {
        return text(folder);
    }

    /** Offset of the unit's line program in .debug_line, or -1. */
    public long lines() {
        return lines.isPresent() ? lines.number : -1;
    }

    /** The address that range lists count from at first. */
    long low() throws DwarfException {
        return low.isPresent() ? address(low) : 0;
    }

    /** Offset of the unit's part of .debug_rnglists, or -1. */
    long rangesBase() {
        return bases[RANGES];
    }

    /** The text that a value stands for; empty for an absent one. */
    public String text(AttributeValue value) throws DwarfException {
        return switch (value.kind) {
            case TEXT -> strings.inline(sections.cursor(DwarfSections.Kind.INFO, value.number));
            case STRING_OFFSET -> strings.at(DwarfSections.Kind.STRINGS, value.number);
            case LINE_STRING_OFFSET -> strings.at(DwarfSections.Kind.LINE_STRINGS, value.number);
            case STRING_INDEX -> strings.at(DwarfSections.Kind.STRINGS, entry(DwarfSections.Kind.STRING_OFFSETS,
                    STRINGS, value.number, encoding().wide() ? 8 : 4));
            default -> "";
        };
    }

    /** The address that a value stands for. */
    public long address(AttributeValue value) throws DwarfException {
        return value.kind == AttributeValue.Kind.ADDRESS_INDEX ? addressAt(value.number) : value.number;
    }

    /** An address by its index. */
    long addressAt(long index) throws DwarfException {
        return entry(DwarfSections.Kind.ADDRESSES, ADDRESSES, index, encoding().addressSize());
    }

    private long entry(DwarfSections.Kind table, int base, long index, int size) throws DwarfException {
        long start = Math.max(0, bases[base]);
        if (index < 0 || index > Integer.MAX_VALUE) {
            throw sections.cursor(table).damaged("The index " + Long.toUnsignedString(index) + " is too large");
        }
        return sections.cursor(table, start + index * size).unsigned(size);
    }
}
