/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import org.refrain.program.elf.ElfFormatException.Reason;

/** A table of names. Names may share their ends; a file in which they share far more than that is refused. */
final class ElfNames {

    private final String part;
    private final long offset;
    private final ElfData data;
    private final int longest;
    private long lettersLeft;

    /**
     * @param part name for messages
     * @param offset where in the file the table is
     * @param data its contents
     * @param longest how many bytes of a name are kept
     */
    ElfNames(String part, long offset, ElfData data, int longest) {
        this.part = part;
        this.offset = offset;
        this.data = data;
        this.longest = longest;
        // Without this bound a table of n bytes could be made into n names of n letters.
        this.lettersLeft = 8L * data.size() + (1 << 20);
    }

    /** The name at an index; a longer one is cut. */
    String at(long index) throws ElfFormatException {
        if (index == 0 && data.size() == 0) {
            return "";
        }
        if (index >= data.size()) {
            throw new ElfFormatException(Reason.DAMAGED, part, offset, "A name should be at " + index
                    + " of this table of " + data.size() + " bytes");
        }
        int length = data.textLength((int) index, longest);
        lettersLeft -= length;
        if (lettersLeft < 0) {
            throw new ElfFormatException(Reason.DAMAGED, part, offset, "Too many names overlap");
        }
        return data.text((int) index, length);
    }
}
