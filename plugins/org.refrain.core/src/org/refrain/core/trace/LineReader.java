/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Walks over the lines of a byte stream in one fixed buffer, without an object per line.
 *
 * <p>LF, CR LF and CR each end a line, as editors count. A line longer than {@link #LONGEST_LINE} is passed over
 * without being stored, however long it is, and comes out as an empty one with {@link #tooLong()}. Memory: 256 KiB.
 * Speed: several GB/s, so that a reader may look at its line in a second pass. Not thread-safe.
 */
public final class LineReader implements Closeable {

    /** Bytes of the longest line that is handed out. */
    public static final int LONGEST_LINE = 1 << 16;

    private static final int BUFFER = 1 << 18;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class,
            ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final long LF = ONES * '\n';
    private static final long CR = ONES * '\r';

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private long bufferOffset;
    private int start;
    private int end;
    private int next;
    private int limit;
    private long line;
    private long offset;
    private long fills;
    private boolean atEnd;
    private boolean passLineFeed;
    private boolean tooLong;
    private @Nullable DamagedSourceException damage;

    /** Reads UTF-8 bytes, for example those of {@link TraceSource#open}; {@link #close} closes them. */
    public LineReader(InputStream in) {
        this.in = in;
    }

    /**
     * Goes to the next line; a line that damage cuts off is none.
     *
     * @return false behind the last line
     */
    public boolean next() throws IOException {
        tooLong = false;
        start = next;
        if (passLineFeed) {
            if (start == limit && !fill()) {
                return false;
            }
            passLineFeed = false;
            if (buffer[start] == '\n') {
                start++;
            }
        }
        offset = bufferOffset + start;
        int from = start;
        while (true) {
            int at = endOfLine(buffer, from, limit);
            if (at < limit) {
                return endLine(at);
            }
            if (limit - start > LONGEST_LINE) {
                return passLongLine();
            }
            int searched = limit - start;
            if (!fill()) {
                return endFile();
            }
            from = start + searched;
        }
    }

    private boolean endLine(int at) {
        end = at;
        next = at + 1;
        if (buffer[at] == '\r') {
            if (next == limit) {
                passLineFeed = true;
            } else if (buffer[next] == '\n') {
                next++;
            }
        }
        line++;
        if (end - start > LONGEST_LINE) {
            tooLong = true;
            end = start;
        }
        return true;
    }

    private boolean endFile() {
        end = limit;
        next = limit;
        if (start == limit || damage != null) {
            return false;
        }
        line++;
        return true;
    }

    private boolean passLongLine() throws IOException {
        tooLong = true;
        int at;
        do {
            start = limit;
            if (!fill()) {
                line++;
                end = start;
                next = start;
                return damage == null;
            }
            at = endOfLine(buffer, start, limit);
        } while (at == limit);
        start = at;
        return endLine(at);
    }

    /** Moves the current line to the buffer's start and reads on behind it. */
    private boolean fill() throws IOException {
        if (atEnd) {
            return false;
        }
        fills++;
        System.arraycopy(buffer, start, buffer, 0, limit - start);
        bufferOffset += start;
        limit -= start;
        start = 0;
        int count;
        try {
            count = in.read(buffer, limit, buffer.length - limit);
        } catch (DamagedSourceException e) {
            damage = e;
            count = -1;
        }
        if (count <= 0) {
            atEnd = true;
            return false;
        }
        limit += count;
        return true;
    }

    /** The first CR or LF, eight bytes at a time; the test for a zero byte is exact for the lowest one. */
    private static int endOfLine(byte[] bytes, int from, int limit) {
        int i = from;
        for (; i + 8 <= limit; i += 8) {
            long word = (long) LONGS.get(bytes, i);
            long lf = word ^ LF;
            long cr = word ^ CR;
            long found = ((lf - ONES & ~lf) | (cr - ONES & ~cr)) & HIGH;
            if (found != 0) {
                return i + (Long.numberOfTrailingZeros(found) >>> 3);
            }
        }
        while (i < limit && bytes[i] != '\n' && bytes[i] != '\r') {
            i++;
        }
        return i;
    }

    /** The bytes of the current line are here, from {@link #start()} to {@link #end()}; they may be changed. */
    public byte[] buffer() {
        return buffer;
    }

    /** Index of the current line's first byte. */
    public int start() {
        return start;
    }

    /** Index behind the current line's last byte, its line end left out. */
    public int end() {
        return end;
    }

    /** Number of the current line, from 1; 0 before the first. */
    public long line() {
        return line;
    }

    /** Offset of the current line's first byte in the stream. */
    public long offset() {
        return offset;
    }

    /** Counts up whenever the buffer's contents move: indexes from before are then void. */
    public long fills() {
        return fills;
    }

    /** Whether the current line was longer than {@link #LONGEST_LINE}; its bytes are not there then. */
    public boolean tooLong() {
        return tooLong;
    }

    /** What ended the stream before its time, once {@link #next} has returned false. */
    public @Nullable DamagedSourceException damage() {
        return damage;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
