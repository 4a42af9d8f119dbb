/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;

import org.refrain.core.progress.Progress;

/** Reports how much of a file has been read, every 256 KiB, and stops at the next read when cancelled. */
final class ProgressStream extends ByteStream {

    private static final long STEP = 1 << 18;

    private final InputStream in;
    private final Progress progress;
    private final String task;
    private final long size;
    private long done;
    private long reported = -STEP;

    ProgressStream(InputStream in, Progress progress, String task, long size) {
        this.in = in;
        this.progress = progress;
        this.task = task;
        this.size = size;
    }

    @Override
    int readBlock(byte[] into, int offset, int length) throws IOException {
        progress.checkCancelled();
        int count = in.read(into, offset, length);
        if (count > 0) {
            done += count;
        }
        if (count < 0 || done - reported >= STEP) {
            reported = done;
            progress.report(task, size < 0 ? done : Math.min(done, size), size);
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
