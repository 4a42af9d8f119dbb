/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the user said about the loop header, before the trace is known.
 *
 * @param kind how the header is named
 * @param address the header's address, unsigned; 0 for other kinds
 * @param name a function's name or a token; empty for other kinds
 */
public record HeaderSpec(Kind kind, long address, String name) {

    /** Look for the header in the trace. */
    public static final HeaderSpec AUTO = new HeaderSpec(Kind.AUTO, 0, "");

    /** Cut no cycles. */
    public static final HeaderSpec NONE = new HeaderSpec(Kind.NONE, 0, "");

    /** How a header can be named. */
    public enum Kind {
        /** The best candidate that the trace itself shows. */
        AUTO,
        /** The instruction at an address. */
        ADDRESS,
        /**
         * A token of a symbol file, or a function: its first instruction when that runs more than once, otherwise the
         * best candidate inside it (the main loop of {@code main}).
         */
        NAME,
        /** No header: the trace is compressed as a whole. */
        NONE
    }

    /** The header at an address. */
    public static HeaderSpec address(long address) {
        return new HeaderSpec(Kind.ADDRESS, address, "");
    }

    /** The header named by a function or a token. */
    public static HeaderSpec named(String name) {
        return new HeaderSpec(Kind.NAME, 0, name);
    }

    /**
     * Reads what a user typed: {@code auto}, {@code none}, an address ({@code 0x08000ca0}), or a name. A Thumb bit in
     * the address is dropped.
     */
    public static HeaderSpec parse(String text) {
        String trimmed = text.strip();
        if (trimmed.isEmpty() || trimmed.equalsIgnoreCase("auto")) {
            return AUTO;
        }
        if (trimmed.equalsIgnoreCase("none")) {
            return NONE;
        }
        Long address = hexadecimal(trimmed);
        return address == null ? named(trimmed) : address(address & ~1L);
    }

    private static @Nullable Long hexadecimal(String text) {
        if (!text.startsWith("0x") && !text.startsWith("0X")) {
            return null;
        }
        try {
            return Long.parseUnsignedLong(text.substring(2), 16);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        return switch (kind) {
            case AUTO -> "auto";
            case NONE -> "none";
            case ADDRESS -> "0x" + Long.toHexString(address);
            case NAME -> name;
        };
    }
}
