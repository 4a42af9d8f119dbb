/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * Passes ASCII and UTF-8 through untouched, and Windows-1252 as UTF-8. Which of the two it is shows at the first byte
 * above 127, however far into the file: until then both are the same. Cost for ASCII: one test per eight bytes.
 */
final class Utf8Stream extends ByteStream {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class,
            ByteOrder.nativeOrder());

    private InputStream in;
    private boolean decided;

    Utf8Stream(InputStream in) {
        this.in = in;
    }

    @Override
    int readBlock(byte[] into, int offset, int length) throws IOException {
        int count = in.read(into, offset, length);
        if (decided || count <= 0) {
            return count;
        }
        int end = offset + count;
        int first = firstBeyondAscii(into, offset, end);
        if (first == end) {
            return count;
        }
        // The block is put back from there on, with a few bytes more so that no character is cut in two.
        byte[] rest = Arrays.copyOfRange(into, first, end + 8);
        int more = TraceSource.readFully(in, rest, end - first);
        InputStream again = new SequenceInputStream(new ByteArrayInputStream(rest, 0, more), in);
        in = looksLikeUtf8(rest, more) ? again : new TranscodingStream(again, WINDOWS_1252);
        decided = true;
        return first > offset ? first - offset : in.read(into, offset, length);
    }

    private static int firstBeyondAscii(byte[] bytes, int from, int end) {
        int i = from;
        while (i + 8 <= end && ((long) LONGS.get(bytes, i) & 0x8080808080808080L) == 0) {
            i += 8;
        }
        while (i < end && bytes[i] >= 0) {
            i++;
        }
        return i;
    }

    /** Whether more bytes beyond ASCII form UTF-8 sequences than do not: one damaged byte decides nothing. */
    private static boolean looksLikeUtf8(byte[] bytes, int length) {
        int good = 0;
        int bad = 0;
        int i = 0;
        while (i < length) {
            int lead = bytes[i++] & 0xff;
            if (lead < 0x80) {
                continue;
            }
            int following = lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : 0;
            int seen = 0;
            while (seen < following && i < length && (bytes[i] & 0xc0) == 0x80) {
                i++;
                seen++;
            }
            if (following > 0 && seen == following && lead < 0xf5) {
                good++;
            } else {
                bad++;
            }
        }
        return good > bad;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
