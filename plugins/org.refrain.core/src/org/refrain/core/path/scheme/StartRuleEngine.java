/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.frames.GrammarMatches;
import org.refrain.core.path.frames.RuleSummaries;
import org.refrain.core.path.match.FrameEffect;
import org.refrain.core.path.match.FrameShapes;
import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Scheme 4: the start rule is cut into chunks that have the index of scheme 3. Flags are computed, as in scheme 2, only
 * for rules that chunks with the function asked for are made of. It matches one path of plain blocks.
 *
 * <p>Source: Y. Lin, Y. Zhang, R. Gupta, The Design and Evaluation of Path Matching Schemes on Compressed Control Flow
 * Traces (J. Systems and Software 80, 2007), section 4.4.
 */
public final class StartRuleEngine implements PathEngine {

    private static final int MOST_CHUNKS = 128;
    private static final int FEWEST_ELEMENTS = 50;

    private final ControlFlowTrace trace;
    private final PlainGrammar plain;
    private final FrameShapes shapes;
    private final ChunkIndex index;
    /** Rule of the first chunk; the others follow. */
    private final int firstChunk;

    /**
     * Cuts the start rule into chunks as published, at most 128 with at least 50 elements each, and expands the trace
     * once for their index.
     *
     * @throws NestingException if the trace leaves more frames open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public StartRuleEngine(ControlFlowTrace trace, Progress progress) throws NestingException {
        this(trace, MOST_CHUNKS, FEWEST_ELEMENTS, progress);
    }

    /**
     * As above, with chunks of another size.
     *
     * @param mostChunks 1 or more
     * @param fewestElements 1 or more
     * @throws NestingException if the trace leaves more frames open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public StartRuleEngine(ControlFlowTrace trace, int mostChunks, int fewestElements, Progress progress)
            throws NestingException {
        this.trace = trace;
        plain = PlainGrammar.ofChunks(trace.grammar(), mostChunks, fewestElements);
        RGrammar grammar = plain.grammar();
        shapes = new FrameShapes(grammar, trace.alphabet());
        firstChunk = grammar.bodyEnd(0) > 0 ? ~grammar.element(0) : 0;
        ChunkIndex.Builder builder = new ChunkIndex.Builder(trace.alphabet());
        for (int i = 0; i < grammar.bodyEnd(0); i++) {
            long[] done = {0};
            GrammarExpander.<NestingException>expand(grammar, ~grammar.element(i), symbol -> {
                if ((done[0]++ & 0xffff) == 0) {
                    progress.checkCancelled();
                }
                builder.append(symbol);
            });
            builder.endChunk();
            progress.report("Indexing chunks of the start rule", i + 1L, grammar.bodyEnd(0));
        }
        index = builder.build();
    }

    @Override
    public String scheme() {
        return "4";
    }

    @Override
    public ControlFlowTrace trace() {
        return trace;
    }

    @Override
    public long indexBytes() {
        return index.bytes();
    }

    /** Number of chunks. */
    public int chunkCount() {
        return index.count();
    }

    /** How many chunks concern a function. */
    public int coverage(int function) {
        return index.coverage(function);
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) throws PathException {
        long started = System.nanoTime();
        FlagEngine.requirePlain(query, scheme());
        PathFlags flags = new PathFlags(query, trace.alphabet());
        int function = query.function(0);
        RuleSummaries summaries = new RuleSummaries(plain.grammar(), trace.alphabet(), flags, false,
                rule -> !plain.isSection(rule) || index.concerns(rule - firstChunk, function), new ChunkEffect(),
                progress);
        return new GrammarMatches(plain, query, flags, summaries, progress, started);
    }

    /** What a chunk does to the frames, from the index; what other elements do, from their rules. */
    private final class ChunkEffect implements FrameEffect {

        @Override
        public long pops(int element) {
            if (!isChunk(element)) {
                return shapes.pops(element);
            }
            int chunk = ~element - firstChunk;
            return index.exitLevel(chunk - 1) - index.kept(chunk);
        }

        @Override
        public long pushes(int element) {
            if (!isChunk(element)) {
                return shapes.pushes(element);
            }
            int chunk = ~element - firstChunk;
            return index.exitLevel(chunk) - index.kept(chunk);
        }

        @Override
        public boolean isCut(int element) {
            return !isChunk(element) && shapes.isCut(element);
        }

        private boolean isChunk(int element) {
            return element < 0 && plain.isSection(~element);
        }
    }
}
