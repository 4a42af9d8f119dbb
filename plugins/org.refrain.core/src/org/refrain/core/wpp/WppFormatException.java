/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

/**
 * A .wpp file that cannot be used: what is wrong, in which section, at which byte.
 *
 * <p>Damage in the large side streams is found only when they are used; it then comes wrapped in an
 * {@link java.io.UncheckedIOException}.
 */
public final class WppFormatException extends IOException {

    /** {@link #section()} of the file's first bytes. */
    public static final String HEADER = "header";

    /** {@link #section()} of the footer: directory of sections and trailer. */
    public static final String FOOTER = "footer";

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final String section;
    private final long offset;

    /** Why a file cannot be used. */
    public enum Reason {
        /** It does not start like a .wpp file. */
        NOT_WPP,
        /** It needs a newer version of the program. */
        NEWER_VERSION,
        /** It ends too early, or the last write was cut off. */
        TRUNCATED,
        /** A checksum fails: bytes have changed since they were written. */
        CHECKSUM,
        /** A section that must be there is not. */
        MISSING_SECTION,
        /** The checksums hold, but the contents contradict each other. */
        INCONSISTENT
    }

    /**
     * @param reason why
     * @param section the section's name, or {@link #HEADER} or {@link #FOOTER}
     * @param offset byte offset in the file of what is wrong, or of the section
     * @param detail what is wrong, without the place; not empty
     */
    public WppFormatException(Reason reason, String section, long offset, String detail) {
        super(Character.toUpperCase(detail.charAt(0)) + detail.substring(1) + " (section " + section + ", byte "
                + offset + ")." + advice(reason));
        this.reason = reason;
        this.section = section;
        this.offset = offset;
    }

    private static String advice(Reason reason) {
        return switch (reason) {
            case NOT_WPP -> "";
            case NEWER_VERSION -> " Open it with a newer version of Refrain.";
            case TRUNCATED, CHECKSUM, MISSING_SECTION, INCONSISTENT -> " Make it again from its trace.";
        };
    }

    public Reason reason() {
        return reason;
    }

    /** The section's name, or {@link #HEADER} or {@link #FOOTER}. */
    public String section() {
        return section;
    }

    /** Byte offset in the file. */
    public long offset() {
        return offset;
    }
}
