/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

/**
 * How long a unit is and which of the two formats it has; what each unit of each debug section begins with.
 *
 * @param wide whether it has the 64-bit format: offsets of 8 bytes
 * @param end offset behind the unit's last byte
 */
public record UnitLength(boolean wide, int end) {

    /** Reads the length at a cursor. */
    public static UnitLength read(DwarfCursor cursor) throws DwarfException {
        long length = cursor.u32();
        boolean wide = length == 0xFFFF_FFFFL;
        if (wide) {
            length = cursor.u64();
        } else if (length >= 0xFFFF_FFF0L) {
            throw cursor.damaged("The length " + Long.toHexString(length) + " is reserved");
        }
        if (length < 0 || length > cursor.limit() - cursor.position()) {
            throw cursor.damaged("A unit of " + Long.toUnsignedString(length) + " bytes does not fit into the "
                    + (cursor.limit() - cursor.position()) + " that are left");
        }
        return new UnitLength(wide, cursor.position() + (int) length);
    }
}
