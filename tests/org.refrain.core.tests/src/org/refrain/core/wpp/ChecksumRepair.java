/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Makes the checksums of a changed file right again, as far as its directory leads to them. */
final class ChecksumRepair {

    private static final int MOST_SEGMENTS = 16;

    private ChecksumRepair() {
    }

    /** Changes the bytes in place. */
    static void repair(byte[] bytes) {
        if (bytes.length < Container.HEADER_LENGTH + Container.TRAILER_LENGTH) {
            return;
        }
        ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        file.put(0, Container.MAGIC);
        file.putInt(Container.HEADER_LENGTH - 4, Container.checksum(bytes, 0, Container.HEADER_LENGTH - 4));
        long trailer = bytes.length - Container.TRAILER_LENGTH;
        for (int i = 0; i < MOST_SEGMENTS && trailer >= Container.HEADER_LENGTH
                && trailer <= bytes.length - Container.TRAILER_LENGTH; i++) {
            int at = (int) trailer;
            trailer = file.getLong(at + 16);
            repairSegment(bytes, file, at);
            if (trailer >= at) {
                return;
            }
        }
    }

    private static void repairSegment(byte[] bytes, ByteBuffer file, int trailer) {
        long directory = file.getLong(trailer);
        if (directory >= 0 && directory <= trailer) {
            for (int entry = (int) directory; entry + Container.ENTRY_LENGTH <= trailer;
                    entry += Container.ENTRY_LENGTH) {
                long offset = file.getLong(entry + 8);
                long length = file.getLong(entry + 16);
                if (offset >= 0 && length >= 0 && offset <= bytes.length && length <= bytes.length - offset) {
                    file.putInt(entry + 24, Container.checksum(bytes, (int) offset, (int) length));
                }
            }
            file.putInt(trailer + 12, Container.checksum(bytes, (int) directory, trailer - (int) directory));
        }
        file.putInt(trailer + 32, Container.checksum(bytes, trailer, 32));
        file.putInt(trailer + 36, Container.TRAILER_MAGIC);
    }
}
