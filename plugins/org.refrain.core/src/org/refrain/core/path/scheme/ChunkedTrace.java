/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.grammar.IntSink;
import org.refrain.core.path.match.NestingException;

/**
 * A trace in chunks of equal length, each compressed on its own with the method of gzip, and their index.
 *
 * <p>Immutable, safe for threads.
 */
public final class ChunkedTrace {

    /** Events of a chunk unless told otherwise: 4 MB of 4-byte records, as in the paper. */
    public static final int EVENTS_PER_CHUNK = 1 << 20;

    private static final int BYTES_PER_EVENT = 4;

    private final ControlFlowAlphabet alphabet;
    private final int eventsPerChunk;
    private final long length;
    private final List<byte[]> chunks;
    private final ChunkIndex index;

    private ChunkedTrace(ControlFlowAlphabet alphabet, int eventsPerChunk, long length, List<byte[]> chunks,
            ChunkIndex index) {
        this.alphabet = alphabet;
        this.eventsPerChunk = eventsPerChunk;
        this.length = length;
        this.chunks = chunks;
        this.index = index;
    }

    ControlFlowAlphabet alphabet() {
        return alphabet;
    }

    int eventsPerChunk() {
        return eventsPerChunk;
    }

    ChunkIndex index() {
        return index;
    }

    /** Number of chunks. */
    public int chunkCount() {
        return chunks.size();
    }

    /** How many chunks concern a function. */
    public int coverage(int function) {
        return index.coverage(function);
    }

    /** Bytes of the compressed chunks. */
    public long compressedBytes() {
        return chunks.stream().mapToLong(chunk -> chunk.length).sum();
    }

    /** Bytes of the index, as it would stand in a file. */
    public long indexBytes() {
        return index.bytes();
    }

    /** Number of events of a chunk. */
    int size(int chunk) {
        return (int) Math.min(eventsPerChunk, length - (long) chunk * eventsPerChunk);
    }

    /** Expands a chunk. */
    void expand(int chunk, int[] into) {
        byte[] bytes = new byte[size(chunk) * BYTES_PER_EVENT];
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(chunks.get(chunk));
            int done = 0;
            while (done < bytes.length) {
                done += inflater.inflate(bytes, done, bytes.length - done);
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        } finally {
            inflater.end();
        }
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(into, 0, size(chunk));
    }

    /** Takes a trace online, event by event. Not safe for threads. */
    public static final class Builder implements IntSink<NestingException> {

        private final ControlFlowAlphabet alphabet;
        private final ByteBuffer buffer;
        private final List<byte[]> chunks = new ArrayList<>();
        private final ChunkIndex.Builder index;
        private long length;

        /** @param eventsPerChunk 1 to 2^28 */
        public Builder(ControlFlowAlphabet alphabet, int eventsPerChunk) {
            this.alphabet = alphabet;
            buffer = ByteBuffer.allocate(eventsPerChunk * BYTES_PER_EVENT).order(ByteOrder.LITTLE_ENDIAN);
            index = new ChunkIndex.Builder(alphabet);
        }

        @Override
        public void accept(int symbol) throws NestingException {
            index.append(symbol);
            buffer.putInt(symbol);
            length++;
            if (!buffer.hasRemaining()) {
                endChunk();
            }
        }

        /** The trace so far. Nothing may be added afterwards. */
        public ChunkedTrace build() {
            if (buffer.position() > 0) {
                endChunk();
            }
            return new ChunkedTrace(alphabet, buffer.capacity() / BYTES_PER_EVENT, length, List.copyOf(chunks),
                    index.build());
        }

        private void endChunk() {
            Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
            deflater.setInput(buffer.array(), 0, buffer.position());
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] block = new byte[1 << 13];
            while (!deflater.finished()) {
                out.write(block, 0, deflater.deflate(block));
            }
            deflater.end();
            chunks.add(out.toByteArray());
            buffer.clear();
            index.endChunk();
        }
    }
}
