/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * A part of the debug information that was left out, and why.
 *
 * @param reason why
 * @param section name of the section: ".debug_line"
 * @param offset byte offset in the section's contents, unpacked if it is compressed
 * @param message what is wrong, for a person, without the place
 */
public record DwarfProblem(Reason reason, String section, long offset, String message) {

    @Override
    public String toString() {
        return message + " (" + section + ", byte " + offset + ")";
    }
}
