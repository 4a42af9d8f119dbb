/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Scheme 3: a trace in chunks that are compressed on their own. Only chunks that concern the functions asked for are
 * expanded; the vector automaton runs over them, and is moved over the others with the help of the index.
 *
 * <p>Source: Y. Lin, Y. Zhang, R. Gupta, The Design and Evaluation of Path Matching Schemes on Compressed Control Flow
 * Traces (J. Systems and Software 80, 2007), section 4.3, figure 7. Where that reads entryLevel[i], which is nowhere
 * set, the level at the end of the chunk before is meant.
 */
public final class ChunkEngine implements PathEngine {

    private final ControlFlowTrace trace;
    private final ChunkedTrace chunks;

    /**
     * @param trace the trace as a grammar, which is not looked at
     * @param chunks the same trace in chunks
     */
    public ChunkEngine(ControlFlowTrace trace, ChunkedTrace chunks) {
        this.trace = trace;
        this.chunks = chunks;
    }

    /**
     * Expands a trace once to cut it into chunks.
     *
     * @throws NestingException if it leaves more frames open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static ChunkEngine of(ControlFlowTrace trace, int eventsPerChunk, Progress progress)
            throws NestingException {
        ChunkedTrace.Builder builder = new ChunkedTrace.Builder(trace.alphabet(), eventsPerChunk);
        GrammarCursor cursor = GrammarCursor.ofRule(trace.grammar(), 0);
        long done = 0;
        for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
            if ((done++ & 0xffff) == 0) {
                progress.checkCancelled();
                progress.report("Cutting the trace into chunks", done, trace.length());
            }
            builder.accept(symbol);
        }
        return new ChunkEngine(trace, builder.build());
    }

    /** The chunks. */
    public ChunkedTrace chunks() {
        return chunks;
    }

    @Override
    public String scheme() {
        return "3";
    }

    @Override
    public ControlFlowTrace trace() {
        return trace;
    }

    @Override
    public long indexBytes() {
        return chunks.indexBytes();
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) {
        return new ScannedMatches(query, chunks.alphabet(), () -> new Chunks(query, chunks), progress);
    }

    private static final class Chunks implements ScannedMatches.Parts {

        private final PathQuery query;
        private final ChunkedTrace chunks;
        private final ChunkIndex index;
        private final int[] symbols;
        private int chunk = -1;

        Chunks(PathQuery query, ChunkedTrace chunks) {
            this.query = query;
            this.chunks = chunks;
            index = chunks.index();
            symbols = new int[chunks.chunkCount() == 0 ? 0 : chunks.size(0)];
        }

        @Override
        public boolean load(StateVector vector) throws NestingException {
            chunk++;
            while (chunk < chunks.chunkCount() && !isConcerned()) {
                vector.skip(index.kept(chunk), index.exitLevel(chunk));
                chunk++;
            }
            if (chunk >= chunks.chunkCount()) {
                return false;
            }
            chunks.expand(chunk, symbols);
            return true;
        }

        private boolean isConcerned() {
            for (int path = 0; path < query.size(); path++) {
                if (index.concerns(chunk, query.function(path))) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int[] symbols() {
            return symbols;
        }

        @Override
        public int size() {
            return chunks.size(chunk);
        }

        @Override
        public long position() {
            return (long) chunk * chunks.eventsPerChunk();
        }
    }
}
