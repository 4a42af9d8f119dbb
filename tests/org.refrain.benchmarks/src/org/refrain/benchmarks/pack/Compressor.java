/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** General compressors, as Debian packages them. */
public enum Compressor {

    GZIP("gzip -9", "gzip", "-9", "-n", "-c"),
    BZIP2("bzip2 -9", "bzip2", "-9", "-c"),
    XZ("xz -6", "xz", "-6", "-T1", "-c"),
    ZSTD("zstd -19", "zstd", "-q", "-19", "-c");

    /** The size when it took too long. */
    public static final long TOO_SLOW = -2;

    /** The size when there is no such program. */
    public static final long MISSING = -1;

    private final String title;
    private final List<String> command;

    Compressor(String title, String... command) {
        this.title = title;
        this.command = List.of(command);
    }

    /**
     * Packs a file and counts the bytes that come out.
     *
     * @param seconds how long it may take
     * @return the size, {@link #TOO_SLOW} or {@link #MISSING}
     */
    public long sizeOf(Path file, long seconds) throws IOException {
        List<String> whole = new ArrayList<>(command);
        whole.add(file.toString());
        Process process;
        try {
            process = new ProcessBuilder(whole).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException e) {
            return MISSING;
        }
        Thread limit = new Thread(() -> stopAfter(process, seconds));
        limit.setDaemon(true);
        limit.start();
        long size = 0;
        try (InputStream packed = process.getInputStream()) {
            byte[] block = new byte[1 << 16];
            for (int n = packed.read(block); n >= 0; n = packed.read(block)) {
                size += n;
            }
        }
        return statusOf(process) == 0 ? size : TOO_SLOW;
    }

    private static void stopAfter(Process process, long seconds) {
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                // through its handle, which leaves the stream that is being read open
                process.toHandle().destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int statusOf(Process process) throws IOException {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Its name and option, as in a table. */
    @Override
    public String toString() {
        return title;
    }
}
