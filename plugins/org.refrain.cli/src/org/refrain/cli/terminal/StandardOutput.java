/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;

/** Remembers whether writing failed, and how: print streams only tell that it did. */
final class StandardOutput extends OutputStream {

    private final OutputStream target;
    private @Nullable IOException failure;

    StandardOutput(OutputStream target) {
        this.target = target;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte @Nullable [] bytes, int offset, int length) throws IOException {
        try {
            target.write(bytes, offset, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            target.flush();
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    boolean failed() {
        return failure != null;
    }

    /** Whether the reader has gone, as {@code head} does when it has enough: no failure from where the user sits. */
    boolean readerHasGone() {
        IOException e = failure;
        String message = e == null ? null : e.getMessage();
        return message != null && message.toLowerCase(Locale.ROOT).contains("pipe");
    }
}
