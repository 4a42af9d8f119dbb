/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * Texts of debug information, each made once. Names may share their ends; a file in which they share far more than
 * that is refused. Not safe for threads.
 */
public final class DwarfStrings {

    private static final int LONGEST = 16384;

    private final DwarfSections sections;
    private final Map<Long, @Nullable String> known = new HashMap<>();
    private long lettersLeft;

    public DwarfStrings(DwarfSections sections) {
        this.sections = sections;
        // Without this bound n bytes could be made into n texts of n letters.
        long size = 0;
        for (DwarfSections.Kind kind : DwarfSections.Kind.values()) {
            size += sections.size(kind);
        }
        this.lettersLeft = 4 * size + (1 << 20);
    }

    /** The text at an offset of one of the string sections; a text longer than 16,384 bytes is cut. */
    public String at(DwarfSections.Kind kind, long offset) throws DwarfException {
        long key = (long) kind.ordinal() << 56 | offset & (1L << 56) - 1;
        String text = known.get(key);
        if (text == null) {
            text = inline(sections.cursor(kind, offset));
            known.put(key, text);
        }
        return text;
    }

    /** The text at a cursor, which goes behind it. */
    public String inline(DwarfCursor cursor) throws DwarfException {
        int start = cursor.position();
        if (lettersLeft < 0) {
            throw new DwarfException(Reason.TOO_LARGE, cursor.section(), start, "Too many names overlap");
        }
        int length = cursor.skipText();
        lettersLeft -= length + 1;
        return cursor.text(start, Math.min(length, LONGEST));
    }
}
