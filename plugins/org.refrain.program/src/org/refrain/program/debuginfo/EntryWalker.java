/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import org.refrain.program.dwarf.Abbreviations;
import org.refrain.program.dwarf.AttributeValue;
import org.refrain.program.dwarf.CompilationUnit;
import org.refrain.program.dwarf.DwarfCursor;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.Tag;

/**
 * Goes through all entries of a unit in their order, and stops at functions and inlined calls. No recursion; time is
 * linear in the unit's size.
 */
final class EntryWalker {

    /**
     * Abbreviations may imply values, so that an entry of one byte has many attributes. Compilers have less than one a
     * byte on average; without a bound a file could ask for the square of its size.
     */
    private static final int MOST_ATTRIBUTES_PER_BYTE = 64;

    private final CompilationUnit unit;
    private final DwarfCursor cursor;
    private final Entry entry = new Entry();
    private final AttributeValue value = new AttributeValue();
    private long attributesLeft;

    /** Takes the entries. */
    interface Visitor {

        /** An entry for a function or an inlined call; valid during the call. */
        void visit(Entry entry) throws DwarfException;
    }

    EntryWalker(CompilationUnit unit) throws DwarfException {
        this.unit = unit;
        this.cursor = unit.entries();
        this.attributesLeft = (long) MOST_ATTRIBUTES_PER_BYTE * (cursor.limit() - cursor.position());
    }

    void walk(Visitor visitor) throws DwarfException {
        int depth = 0;
        while (cursor.hasRemaining()) {
            int offset = cursor.position();
            long code = cursor.uleb();
            if (code == 0) {
                depth = Math.max(0, depth - 1);
                continue;
            }
            Abbreviations.Shape shape = unit.shape(code);
            if (shape == null) {
                throw cursor.damaged("The abbreviation " + Long.toUnsignedString(code) + " does not exist");
            }
            boolean matters = shape.tag() == Tag.SUBPROGRAM || shape.tag() == Tag.INLINED_SUBROUTINE;
            readAttributes(shape, matters);
            if (matters) {
                entry.offset = offset;
                entry.tag = shape.tag();
                entry.depth = depth;
                visitor.visit(entry);
            }
            depth += shape.children() ? 1 : 0;
        }
    }

    private void readAttributes(Abbreviations.Shape shape, boolean matters) throws DwarfException {
        long[] attributes = shape.attributes();
        attributesLeft -= attributes.length / 3;
        if (attributesLeft < 0) {
            throw cursor.damaged("More attributes than a unit of this size can have");
        }
        if (matters) {
            entry.clear();
        }
        for (int i = 0; i < attributes.length; i += 3) {
            value.read(cursor, (int) attributes[i + 1], attributes[i + 2], unit.encoding());
            if (matters) {
                entry.set((int) attributes[i], value);
            }
        }
    }
}
