/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * A unit of debug information that cannot be read. Other units can: readers of whole sections turn it into a
 * {@link DwarfProblem} and go on.
 */
public final class DwarfException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final String section;
    private final long offset;

    /**
     * @param section name of the section
     * @param offset byte offset in the section's contents, unpacked if it is compressed
     * @param message what is wrong, without the place
     */
    public DwarfException(Reason reason, String section, long offset, String message) {
        super(message);
        this.reason = reason;
        this.section = section;
        this.offset = offset;
    }

    /** The same as a value to keep. */
    public DwarfProblem problem() {
        return new DwarfProblem(reason, section, offset, String.valueOf(getMessage()));
    }
}
