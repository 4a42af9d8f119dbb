/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

/** A file that cannot be read as an ELF file. The message is for a person: what is wrong and where. */
public final class ElfFormatException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final String part;
    private final long offset;

    /** Why a file cannot be read. */
    public enum Reason {
        /** It does not begin as an ELF file does. */
        NOT_ELF,
        /** It is an ELF file of a kind that is not read here. */
        UNSUPPORTED,
        /** It ends before a part that it promises. */
        TRUNCATED,
        /** A number in it contradicts the rest. */
        DAMAGED,
        /** A part is larger than any real program's, and is not read to keep memory bounded. */
        TOO_LARGE
    }

    /**
     * @param reason why
     * @param part the section, or the part of the file: "ELF header", ".symtab"
     * @param offset byte offset in the file of what is wrong, or of the part that holds it
     * @param message what is wrong, without the place
     */
    public ElfFormatException(Reason reason, String part, long offset, String message) {
        super(message + " (" + part + ", byte " + Long.toUnsignedString(offset) + ")");
        this.reason = reason;
        this.part = part;
        this.offset = offset;
    }

    public Reason reason() {
        return reason;
    }

    /** The section, or the part of the file: "ELF header", ".symtab". */
    public String part() {
        return part;
    }

    /** Byte offset in the file, unsigned. */
    public long offset() {
        return offset;
    }
}
