/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

/**
 * A file that cannot be read as a trace at all. The message is for a person: what is wrong, where, what to do.
 */
public final class TraceFormatException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final long offset;

    /** Why a file cannot be read. */
    public enum Reason {
        /** There is nothing in it. */
        EMPTY,
        /** It is no text, or text of no format that is known. */
        UNKNOWN_FORMAT,
        /** The format is known, but no row could be read. */
        NO_EVENTS,
        /** The packed file is damaged before its first row. */
        DAMAGED
    }

    /**
     * @param reason why
     * @param offset byte offset in the (unpacked) file
     * @param message what is wrong, where, and what to do
     */
    public TraceFormatException(Reason reason, long offset, String message) {
        super(message);
        this.reason = reason;
        this.offset = offset;
    }

    public Reason reason() {
        return reason;
    }

    /** Byte offset in the (unpacked) file. */
    public long offset() {
        return offset;
    }
}
