/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A text, then one byte repeated as often as wanted, then a text: huge lines without a huge file. */
public final class GeneratedStream extends InputStream {

    private final byte[] before;
    private final long filling;
    private final byte fill;
    private final byte[] after;
    private final int chunk;
    private long at;

    /** The largest block anybody asked for: what a reader holds in memory at most. */
    public int largestRequest;

    public GeneratedStream(String before, char fill, long filling, String after, int chunk) {
        this.before = before.getBytes(StandardCharsets.UTF_8);
        this.fill = (byte) fill;
        this.filling = filling;
        this.after = after.getBytes(StandardCharsets.UTF_8);
        this.chunk = chunk;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    @NonNullByDefault({})
    public int read(byte[] into, int offset, int length) {
        largestRequest = Math.max(largestRequest, length);
        long end = before.length + filling + after.length;
        if (at == end) {
            return -1;
        }
        int count;
        if (at < before.length) {
            count = Math.min(length, before.length - (int) at);
            System.arraycopy(before, (int) at, into, offset, count);
        } else if (at < before.length + filling) {
            count = (int) Math.min(Math.min(length, chunk), before.length + filling - at);
            java.util.Arrays.fill(into, offset, offset + count, fill);
        } else {
            count = (int) Math.min(length, end - at);
            System.arraycopy(after, (int) (at - before.length - filling), into, offset, count);
        }
        at += count;
        return count;
    }
}
