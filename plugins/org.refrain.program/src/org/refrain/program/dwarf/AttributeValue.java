/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

/**
 * A value as its form gives it, reused from value to value. What it means, a string's index for instance, is found out
 * later: the bases that indices count from may come behind it. Not safe for threads.
 */
public final class AttributeValue {

    /** What kind of value it is. */
    public enum Kind {
        /** None: the attribute is absent, or of a kind that is passed over. */
        NONE,
        /** An address of the program. */
        ADDRESS,
        /** Index into the unit's addresses. */
        ADDRESS_INDEX,
        /** A number. */
        CONSTANT,
        /** A text in the unit: {@link AttributeValue#number} is its offset in the section. */
        TEXT,
        /** Offset of a text in .debug_str. */
        STRING_OFFSET,
        /** Offset of a text in .debug_line_str. */
        LINE_STRING_OFFSET,
        /** Index into the unit's texts. */
        STRING_INDEX,
        /** Another entry: {@link AttributeValue#number} is its offset in .debug_info. */
        REFERENCE,
        /** Offset in a section that the attribute implies. */
        SECTION_OFFSET,
        /** Index into the unit's range lists. */
        RANGE_LIST_INDEX
    }

    public Kind kind = Kind.NONE;
    public long number;

    public void clear() {
        kind = Kind.NONE;
        number = 0;
    }

    /** Takes over another one. */
    public void set(AttributeValue other) {
        kind = other.kind;
        number = other.number;
    }

    public boolean isPresent() {
        return kind != Kind.NONE;
    }

    /**
     * Reads a value and goes behind it.
     *
     * @param cursor in .debug_info or .debug_line
     * @param form how it is stored
     * @param implicit the value of an attribute whose value is in its abbreviation
     * @param encoding of the unit
     */
    public void read(DwarfCursor cursor, int form, long implicit, UnitEncoding encoding) throws DwarfException {
        clear();
        switch (form) {
            case Form.ADDR -> set(Kind.ADDRESS, cursor.unsigned(encoding.addressSize()));
            case Form.ADDRX, Form.GNU_ADDR_INDEX -> set(Kind.ADDRESS_INDEX, cursor.uleb());
            case Form.ADDRX1 -> set(Kind.ADDRESS_INDEX, cursor.u8());
            case Form.ADDRX2 -> set(Kind.ADDRESS_INDEX, cursor.u16());
            case Form.ADDRX3 -> set(Kind.ADDRESS_INDEX, cursor.u24());
            case Form.ADDRX4 -> set(Kind.ADDRESS_INDEX, cursor.u32());
            case Form.DATA1, Form.FLAG -> set(Kind.CONSTANT, cursor.u8());
            case Form.DATA2 -> set(Kind.CONSTANT, cursor.u16());
            case Form.DATA4 -> set(Kind.CONSTANT, cursor.u32());
            case Form.DATA8 -> set(Kind.CONSTANT, cursor.u64());
            case Form.SDATA -> set(Kind.CONSTANT, cursor.sleb());
            case Form.UDATA -> set(Kind.CONSTANT, cursor.uleb());
            case Form.FLAG_PRESENT -> set(Kind.CONSTANT, 1);
            case Form.IMPLICIT_CONST -> set(Kind.CONSTANT, implicit);
            case Form.STRING -> {
                set(Kind.TEXT, cursor.position());
                cursor.skipText();
            }
            case Form.STRP -> set(Kind.STRING_OFFSET, cursor.offset(encoding.wide()));
            case Form.LINE_STRP -> set(Kind.LINE_STRING_OFFSET, cursor.offset(encoding.wide()));
            case Form.STRX, Form.GNU_STR_INDEX -> set(Kind.STRING_INDEX, cursor.uleb());
            case Form.STRX1 -> set(Kind.STRING_INDEX, cursor.u8());
            case Form.STRX2 -> set(Kind.STRING_INDEX, cursor.u16());
            case Form.STRX3 -> set(Kind.STRING_INDEX, cursor.u24());
            case Form.STRX4 -> set(Kind.STRING_INDEX, cursor.u32());
            case Form.REF1 -> set(Kind.REFERENCE, encoding.start() + cursor.u8());
            case Form.REF2 -> set(Kind.REFERENCE, encoding.start() + cursor.u16());
            case Form.REF4 -> set(Kind.REFERENCE, encoding.start() + cursor.u32());
            case Form.REF8 -> set(Kind.REFERENCE, encoding.start() + cursor.u64());
            case Form.REF_UDATA -> set(Kind.REFERENCE, encoding.start() + cursor.uleb());
            // DWARF 2 stored it as an address.
            case Form.REF_ADDR -> set(Kind.REFERENCE, encoding.version() <= 2 ? cursor.unsigned(encoding
                    .addressSize()) : cursor.offset(encoding.wide()));
            case Form.SEC_OFFSET -> set(Kind.SECTION_OFFSET, cursor.offset(encoding.wide()));
            case Form.RNGLISTX -> set(Kind.RANGE_LIST_INDEX, cursor.uleb());
            default -> skip(cursor, form, encoding);
        }
    }

    /** Values that nothing here needs: blocks, location lists, type signatures, what is in a supplementary file. */
    private void skip(DwarfCursor cursor, int form, UnitEncoding encoding) throws DwarfException {
        switch (form) {
            case Form.BLOCK1 -> cursor.skip(cursor.u8());
            case Form.BLOCK2 -> cursor.skip(cursor.u16());
            case Form.BLOCK4 -> cursor.skip(cursor.u32());
            case Form.BLOCK, Form.EXPRLOC -> cursor.skip(cursor.uleb());
            case Form.LOCLISTX -> cursor.uleb();
            case Form.DATA16 -> cursor.skip(16);
            case Form.REF_SIG8, Form.REF_SUP8 -> cursor.skip(8);
            case Form.REF_SUP4 -> cursor.skip(4);
            case Form.STRP_SUP, Form.GNU_REF_ALT, Form.GNU_STRP_ALT -> cursor.skip(encoding.wide() ? 8 : 4);
            case Form.INDIRECT -> {
                int actual = cursor.ulebInt();
                if (actual == Form.INDIRECT || actual == Form.IMPLICIT_CONST) {
                    throw cursor.damaged("An indirect form must not be indirect again");
                }
                read(cursor, actual, 0, encoding);
            }
            default -> throw cursor.unsupported("The form 0x" + Integer.toHexString(form) + " is not known");
        }
    }

    private void set(Kind newKind, long value) {
        kind = newKind;
        number = value;
    }
}
