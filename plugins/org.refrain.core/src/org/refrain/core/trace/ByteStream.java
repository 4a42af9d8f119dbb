/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A stream that reads in blocks; single bytes follow from that. */
abstract class ByteStream extends InputStream {

    /** As {@link InputStream#read(byte[], int, int)}; {@code length} is at least 1. */
    abstract int readBlock(byte[] into, int offset, int length) throws IOException;

    @Override
    public final int read() throws IOException {
        byte[] one = new byte[1];
        return readBlock(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    @NonNullByDefault({})
    public final int read(byte[] into, int offset, int length) throws IOException {
        return length == 0 ? 0 : readBlock(into, offset, length);
    }
}
