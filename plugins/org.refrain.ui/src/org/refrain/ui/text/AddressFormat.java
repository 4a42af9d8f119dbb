/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.text;

import java.util.Locale;

/** Addresses as text and back. */
public final class AddressFormat {

    private AddressFormat() {
    }

    /** {@code 0x08000CA0}: eight digits, more when the address needs them. */
    public static String format(long address) {
        String digits = Long.toHexString(address).toUpperCase(Locale.ROOT);
        return "0x" + "0".repeat(Math.max(0, 8 - digits.length())) + digits;
    }

    /**
     * Reads hexadecimal digits, with or without 0x in front. The Thumb bit is dropped: it is no part of the address.
     *
     * @throws NumberFormatException if the text is no address of at most 64 bits
     */
    public static long parse(String text) {
        String trimmed = text.strip();
        boolean prefixed = trimmed.regionMatches(true, 0, "0x", 0, 2);
        return Long.parseUnsignedLong(prefixed ? trimmed.substring(2) : trimmed, 16) & ~1L;
    }
}
