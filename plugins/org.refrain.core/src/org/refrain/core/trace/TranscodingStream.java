/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Turns text of another encoding into UTF-8, in fixed buffers. What cannot be decoded becomes U+FFFD; what was decoded
 * before damage is delivered before the {@link DamagedSourceException}. Not thread-safe.
 */
final class TranscodingStream extends ByteStream {

    private static final int BUFFER = 1 << 14;

    private final InputStream in;
    private final CharsetDecoder decoder;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final ByteBuffer source = ByteBuffer.allocate(BUFFER).limit(0);
    private final CharBuffer characters = CharBuffer.allocate(BUFFER);
    private final ByteBuffer target = ByteBuffer.allocate(4 * BUFFER).limit(0);
    private @Nullable DamagedSourceException damage;
    private boolean ended;

    TranscodingStream(InputStream in, Charset charset) {
        this.in = in;
        this.decoder = charset.newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
    }

    @Override
    int readBlock(byte[] into, int offset, int length) throws IOException {
        while (!target.hasRemaining()) {
            if (ended) {
                DamagedSourceException found = damage;
                if (found != null) {
                    throw found;
                }
                return -1;
            }
            fill();
        }
        int count = Math.min(length, target.remaining());
        target.get(into, offset, count);
        return count;
    }

    private void fill() throws IOException {
        source.compact();
        int count;
        try {
            count = in.read(source.array(), source.position(), source.remaining());
        } catch (DamagedSourceException e) {
            damage = e;
            count = -1;
        }
        ended = count < 0;
        source.position(source.position() + Math.max(0, count)).flip();
        decoder.decode(source, characters, ended);
        if (ended) {
            decoder.flush(characters);
        }
        characters.flip();
        target.clear();
        // A surrogate pair cut in two stays in the buffer until its second half comes.
        encoder.encode(characters, target, ended);
        if (ended) {
            encoder.flush(target);
        }
        characters.compact();
        target.flip();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
