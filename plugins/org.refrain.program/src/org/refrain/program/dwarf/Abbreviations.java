/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * The shapes that entries of .debug_info have: a tag, whether children follow, and attributes with their forms.
 * Immutable.
 */
public final class Abbreviations {

    /** Codes are dense in practice; larger ones go to a map. */
    private static final int DENSE = 1 << 16;

    private final List<@Nullable Shape> dense = new ArrayList<>();
    private final Map<Long, Shape> sparse = new HashMap<>();

    /**
     * One shape.
     *
     * @param tag what the entry describes, see {@link Tag}
     * @param children whether entries inside it follow
     * @param attributes triples of attribute, form and the value that {@link Form#IMPLICIT_CONST} implies
     */
    public record Shape(int tag, boolean children, long[] attributes) {
    }

    /** Reads tables, each once: units share them. Not safe for threads. */
    public static final class Cache {

        private final DwarfSections sections;
        private final Map<Long, @Nullable Abbreviations> tables = new HashMap<>();
        private long bytesLeft;

        public Cache(DwarfSections sections) {
            this.sections = sections;
            // Tables do not overlap in a sound file; in another they could take the square of its size.
            this.bytesLeft = 4L * sections.size(DwarfSections.Kind.ABBREVIATIONS);
        }

        /** The table at an offset of .debug_abbrev. */
        public Abbreviations at(long offset) throws DwarfException {
            Abbreviations known = tables.get(offset);
            if (known != null) {
                return known;
            }
            DwarfCursor cursor = sections.cursor(DwarfSections.Kind.ABBREVIATIONS, offset);
            if (bytesLeft < 0) {
                throw new DwarfException(Reason.TOO_LARGE, cursor.section(), offset,
                        "Too many tables of abbreviations overlap");
            }
            Abbreviations table;
            try {
                table = new Abbreviations(cursor);
            } finally {
                bytesLeft -= cursor.position() - offset;
            }
            tables.put(offset, table);
            return table;
        }
    }

    private Abbreviations(DwarfCursor cursor) throws DwarfException {
        while (true) {
            long code = cursor.uleb();
            if (code == 0) {
                return;
            }
            int tag = cursor.ulebInt();
            boolean children = cursor.u8() != 0;
            put(code, new Shape(tag, children, attributes(cursor)));
        }
    }

    private static long[] attributes(DwarfCursor cursor) throws DwarfException {
        List<Long> triples = new ArrayList<>();
        while (true) {
            int attribute = cursor.ulebInt();
            int form = cursor.ulebInt();
            if (attribute == 0 && form == 0) {
                return triples.stream().mapToLong(Long::longValue).toArray();
            }
            triples.add((long) attribute);
            triples.add((long) form);
            triples.add(form == Form.IMPLICIT_CONST ? cursor.sleb() : 0L);
        }
    }

    private void put(long code, Shape shape) {
        if (code < 0 || code >= DENSE || code > dense.size() + 1024L) {
            sparse.putIfAbsent(code, shape);
            return;
        }
        while (dense.size() <= code) {
            dense.add(null);
        }
        if (dense.get((int) code) == null) {
            dense.set((int) code, shape);
        }
    }

    /** The shape of a code, or null when the table has none. */
    public @Nullable Shape get(long code) {
        Shape shape = code >= 0 && code < dense.size() ? dense.get((int) code) : null;
        return shape != null ? shape : sparse.get(code);
    }
}
