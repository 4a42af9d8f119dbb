/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

/**
 * What a unit of .debug_info begins with.
 *
 * @param encoding how its values are stored
 * @param abbreviations offset of its table in .debug_abbrev
 * @param entries offset of its first entry in .debug_info
 * @param end offset behind its last byte
 */
record UnitHeader(UnitEncoding encoding, long abbreviations, int entries, int end) {

    /** Types of units in DWARF 5. */
    private static final int TYPE = 2;
    private static final int SKELETON = 4;
    private static final int SPLIT = 5;
    private static final int SPLIT_TYPE = 6;

    /**
     * Reads the header at a cursor and ends the cursor with the unit.
     *
     * @param start where the unit's length began
     */
    static UnitHeader read(DwarfCursor cursor, int start, UnitLength length) throws DwarfException {
        cursor.limit(length.end());
        int version = cursor.u16();
        if (version < 2 || version > 5) {
            throw cursor.unsupported("Version " + version + " of DWARF is not known");
        }
        int type = version >= 5 ? cursor.u8() : 1;
        int addressSize = version >= 5 ? cursor.u8() : 0;
        long abbreviations = cursor.offset(length.wide());
        addressSize = version >= 5 ? addressSize : cursor.u8();
        switch (type) {
            case SKELETON, SPLIT -> cursor.skip(8);
            case TYPE, SPLIT_TYPE -> cursor.skip(8L + (length.wide() ? 8 : 4));
            default -> {
                // a compilation unit or a part of one
            }
        }
        return new UnitHeader(new UnitEncoding(version, length.wide(), addressSize, start), abbreviations,
                cursor.position(), length.end());
    }
}
