/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

import org.refrain.program.elf.ElfFormatException.Reason;

/** Unpacks sections that carry the flag "compressed": debug information made with {@code -gz}. */
final class CompressedSection {

    private static final int ZLIB = 1;

    private CompressedSection() {
    }

    /**
     * @param stored the section as the file has it: a header and a zlib stream
     * @param limit the most bytes to unpack
     */
    static ByteBuffer unpack(ElfSection section, ElfData stored, int limit) throws ElfFormatException {
        int word = stored.wordSize();
        int headerSize = 3 * word;
        if (stored.size() < headerSize) {
            throw damaged(section, "This section is too short to be a compressed one");
        }
        long method = stored.u32(0);
        if (method != ZLIB) {
            throw new ElfFormatException(Reason.UNSUPPORTED, section.label(), section.offset(),
                    "The compression method " + method + " is not known; zlib is");
        }
        long size = stored.word(word);
        if (size < 0 || size > limit) {
            throw new ElfFormatException(Reason.TOO_LARGE, section.label(), section.offset(),
                    "This section has " + Long.toUnsignedString(size) + " bytes unpacked; more than " + limit
                            + " are not read");
        }
        // No stream unpacks to more than 1,032 times its size: do not take memory for a promise that cannot be kept.
        if (size > 1032L * stored.size()) {
            throw damaged(section, "This section cannot unpack to " + size + " bytes");
        }
        return inflate(section, stored.slice(headerSize), (int) size);
    }

    private static ByteBuffer inflate(ElfSection section, ByteBuffer stream, int size) throws ElfFormatException {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(stream);
            ByteBuffer unpacked = ByteBuffer.allocate(size);
            while (unpacked.hasRemaining() && inflater.inflate(unpacked) > 0) {
                // goes on until there is nothing more to do
            }
            if (unpacked.hasRemaining()) {
                throw damaged(section, "This section unpacks to " + unpacked.position() + " bytes, not " + size);
            }
            return unpacked.flip();
        } catch (DataFormatException e) {
            throw damaged(section, "This section's compressed contents are damaged");
        } finally {
            inflater.end();
        }
    }

    private static ElfFormatException damaged(ElfSection section, String message) {
        return new ElfFormatException(Reason.DAMAGED, section.label(), section.offset(), message);
    }
}
