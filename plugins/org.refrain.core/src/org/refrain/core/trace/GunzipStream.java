/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Unpacks gzip (RFC 1952, several members too) and delivers all there is before any damage.
 *
 * <p>The JDK's own stream drops the bytes that a failing call has already unpacked; with a trace those are rows.
 * Memory: 64 KiB and the inflater's window. Not thread-safe.
 */
final class GunzipStream extends ByteStream {

    private static final int FLAG_HEADER_CRC = 2;
    private static final int FLAG_EXTRA = 4;
    private static final int FLAG_NAME = 8;
    private static final int FLAG_COMMENT = 16;

    private final InputStream packed;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 crc = new CRC32();
    private final byte[] input = new byte[1 << 16];
    private int position;
    private int limit;
    private long inputOffset;
    private boolean inMember;
    private boolean ended;
    private @Nullable DamagedSourceException damage;

    GunzipStream(InputStream packed) {
        this.packed = packed;
    }

    static boolean isGzip(byte[] start, int length) {
        return length >= 2 && start[0] == 0x1f && (start[1] & 0xff) == 0x8b;
    }

    @Override
    int readBlock(byte[] into, int offset, int length) throws IOException {
        while (!ended) {
            DamagedSourceException found = damage;
            if (found != null) {
                throw found;
            }
            try {
                if (!inMember) {
                    startMember();
                }
                int count = inflate(into, offset, length);
                if (count > 0) {
                    return count;
                }
            } catch (DamagedSourceException e) {
                damage = e;
            }
        }
        return -1;
    }

    private int inflate(byte[] into, int offset, int length) throws IOException {
        long before = inflater.getBytesWritten();
        int count;
        try {
            count = inflater.inflate(into, offset, length);
        } catch (DataFormatException e) {
            count = (int) (inflater.getBytesWritten() - before);
            damage = damaged("the packed data is damaged");
        }
        if (count > 0) {
            crc.update(into, offset, count);
        } else if (inflater.finished()) {
            endMember();
        } else if (inflater.needsDictionary()) {
            throw damaged("the packed data is damaged");
        } else if (damage == null && inflater.needsInput()) {
            position = limit;
            if (!fill()) {
                throw damaged("the packed file ends early");
            }
            inflater.setInput(input, 0, limit);
        }
        return count;
    }

    private void startMember() throws IOException {
        if (next() != 0x1f || next() != 0x8b || next() != 8) {
            throw damaged("a gzip header is damaged");
        }
        int flags = next();
        skip(6);
        if ((flags & FLAG_EXTRA) != 0) {
            int low = next();
            skip(low | next() << 8);
        }
        if ((flags & FLAG_NAME) != 0) {
            skipText();
        }
        if ((flags & FLAG_COMMENT) != 0) {
            skipText();
        }
        if ((flags & FLAG_HEADER_CRC) != 0) {
            skip(2);
        }
        inflater.reset();
        inflater.setInput(input, position, limit - position);
        crc.reset();
        inMember = true;
    }

    private void endMember() throws IOException {
        inMember = false;
        position = limit - inflater.getRemaining();
        if (next4() != crc.getValue() || next4() != (inflater.getBytesWritten() & 0xffffffffL)) {
            throw damaged("the packed file's checksum does not match what was unpacked");
        }
        // Some tools fill the last block with zeros.
        while (position < limit || fill()) {
            if (input[position] != 0) {
                if (input[position] != 0x1f) {
                    throw damaged("something that is not packed data follows the packed data");
                }
                return;
            }
            position++;
        }
        ended = true;
    }

    private long next4() throws IOException {
        long value = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            value |= (long) next() << shift;
        }
        return value;
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    private void skipText() throws IOException {
        while (next() != 0) {
            // up to the closing zero
        }
    }

    private int next() throws IOException {
        if (position == limit && !fill()) {
            throw damaged("the packed file ends early");
        }
        return input[position++] & 0xff;
    }

    private boolean fill() throws IOException {
        inputOffset += limit;
        position = 0;
        limit = Math.max(0, packed.read(input, 0, input.length));
        return limit > 0;
    }

    private DamagedSourceException damaged(String what) {
        int consumed = inMember ? limit - inflater.getRemaining() : position;
        return new DamagedSourceException(inputOffset + consumed, what);
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        ended = true;
        packed.close();
    }
}
