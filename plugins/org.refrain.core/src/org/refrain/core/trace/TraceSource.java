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
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;

/**
 * A trace file as its readers see it: unpacked, and in UTF-8.
 *
 * <p>Gzip is known by its first bytes, whatever the name. UTF-8 and UTF-16 are known by their byte order mark, UTF-16
 * without one by its NUL bytes; what is not valid UTF-8 is taken for Windows-1252. ASCII and UTF-8 cost nothing.
 * Memory: fixed buffers. Thread-safe; each stream belongs to its opener.
 */
public final class TraceSource {

    /** How many unpacked bytes {@link #head} gives at most. */
    public static final int HEAD_LENGTH = 1 << 16;

    private static final int SNIFF_LENGTH = 1 << 12;

    private final String name;
    private final long size;
    private final long lastModified;
    private final Opener opener;
    private byte @Nullable [] head;

    /** Opens the stored bytes once more, from their start. */
    @FunctionalInterface
    public interface Opener {
        /** A new stream of the stored bytes. */
        InputStream open() throws IOException;
    }

    private TraceSource(String name, long size, long lastModified, Opener opener) {
        this.name = name;
        this.size = size;
        this.lastModified = lastModified;
        this.opener = opener;
    }

    /**
     * A file on disk; size and time are those of now.
     *
     * @throws IOException if there is no such file or it cannot be read
     */
    public static TraceSource of(Path file) throws IOException {
        return new TraceSource(String.valueOf(file.getFileName()), Files.size(file),
                Files.getLastModifiedTime(file).toMillis(), () -> Files.newInputStream(file));
    }

    /** Bytes in memory, as if they were a file. */
    public static TraceSource of(String name, byte[] bytes) {
        return of(name, bytes.length, 0, () -> new ByteArrayInputStream(bytes));
    }

    /**
     * Bytes from anywhere.
     *
     * @param name a name for messages
     * @param size stored bytes, or -1 when not known
     * @param lastModified milliseconds since 1970, or 0
     * @param opener opens the bytes, perhaps packed
     */
    public static TraceSource of(String name, long size, long lastModified, Opener opener) {
        return new TraceSource(name, size, lastModified, opener);
    }

    /** The file's name without its folder. */
    public String name() {
        return name;
    }

    /** Stored (packed) bytes, or -1 when not known. */
    public long size() {
        return size;
    }

    /** When the file was written, in milliseconds since 1970; 0 when not known. */
    public long lastModified() {
        return lastModified;
    }

    /**
     * The first bytes of the unpacked text in UTF-8, at most {@link #HEAD_LENGTH}; fewer if the file is shorter or
     * damaged. Read once and kept; do not change them.
     *
     * @throws IOException if the file system fails
     */
    public synchronized byte[] head() throws IOException {
        byte[] known = head;
        if (known == null) {
            byte[] bytes = new byte[HEAD_LENGTH];
            try (InputStream in = open(Progress.NONE, "")) {
                known = Arrays.copyOf(bytes, readFully(in, bytes, 0));
            }
            head = known;
        }
        return known;
    }

    /** The first stored bytes, at most 16, neither unpacked nor decoded. */
    byte[] storedStart() throws IOException {
        try (InputStream in = opener.open()) {
            return in.readNBytes(16);
        }
    }

    /**
     * Opens the text from its start: unpacked, in UTF-8, without a byte order mark.
     *
     * <p>A packed file that ends early or is damaged gives everything before the damage, and then a
     * {@link DamagedSourceException}.
     *
     * @param progress told the stored bytes read so far; cancels the stream too
     * @param task what the reading is for, as the progress shows it
     * @throws IOException if the file system fails
     */
    public InputStream open(Progress progress, String task) throws IOException {
        InputStream stored = new ProgressStream(opener.open(), progress, task, size);
        try {
            byte[] start = new byte[SNIFF_LENGTH];
            int length = readFully(stored, start, 0);
            InputStream again = again(start, length, stored);
            if (!GunzipStream.isGzip(start, length)) {
                return decode(again, start, length);
            }
            InputStream unpacked = new GunzipStream(again);
            length = readFully(unpacked, start, 0);
            return decode(again(start, length, unpacked), start, length);
        } catch (IOException | RuntimeException e) {
            stored.close();
            throw e;
        }
    }

    /** A stream with its first bytes put back. */
    private static InputStream again(byte[] start, int length, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(start.clone(), 0, length), rest);
    }

    private static InputStream decode(InputStream text, byte[] start, int length) throws IOException {
        if (startsWith(start, length, 0xef, 0xbb, 0xbf)) {
            text.skipNBytes(3);
            return text;
        }
        Charset utf16 = utf16(start, length);
        if (utf16 == null) {
            return new Utf8Stream(text);
        }
        if (startsWith(start, length, 0xff, 0xfe) || startsWith(start, length, 0xfe, 0xff)) {
            text.skipNBytes(2);
        }
        return new TranscodingStream(text, utf16);
    }

    /** UTF-16 by its mark, or because ASCII in it has a NUL at every other place. */
    private static @Nullable Charset utf16(byte[] start, int length) {
        if (startsWith(start, length, 0xff, 0xfe)) {
            return StandardCharsets.UTF_16LE;
        }
        if (startsWith(start, length, 0xfe, 0xff)) {
            return StandardCharsets.UTF_16BE;
        }
        int[] zeros = new int[2];
        for (int i = 0; i < length; i++) {
            if (start[i] == 0) {
                zeros[i & 1]++;
            }
        }
        int pairs = length / 2;
        if (pairs < 2) {
            return null;
        }
        if (zeros[1] > pairs * 7 / 10 && zeros[0] <= pairs / 20) {
            return StandardCharsets.UTF_16LE;
        }
        return zeros[0] > pairs * 7 / 10 && zeros[1] <= pairs / 20 ? StandardCharsets.UTF_16BE : null;
    }

    private static boolean startsWith(byte[] bytes, int length, int... expected) {
        if (length < expected.length) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if ((bytes[i] & 0xff) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Fills an array from a place on as far as the stream goes; damage ends it as the end of the file does, and shows
     * at the next read.
     *
     * @return the index behind the last byte read
     */
    static int readFully(InputStream in, byte[] into, int from) throws IOException {
        int end = from;
        try {
            while (end < into.length) {
                int count = in.read(into, end, into.length - end);
                if (count < 0) {
                    break;
                }
                end += count;
            }
        } catch (DamagedSourceException e) {
            return end;
        }
        return end;
    }

    @Override
    public String toString() {
        return name;
    }
}
