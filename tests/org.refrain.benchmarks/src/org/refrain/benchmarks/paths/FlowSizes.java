/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.refrain.benchmarks.input.SymbolFile;
import org.refrain.benchmarks.input.Workload;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.scheme.ChunkedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;

/**
 * How small a trace becomes: figure 12 of the paper.
 *
 * @param gzip bytes, compressed as one with the method of gzip
 * @param chunks bytes, in the chunks of scheme 3
 * @param chunkIndex bytes of the index of scheme 3
 * @param rules of the grammar
 * @param elements of the grammar
 * @param queryable bytes of a .wpp file with the grammar to answer from
 * @param archive bytes of a .wpp archive
 * @param startIndex bytes of the index of scheme 4
 */
record FlowSizes(long gzip, long chunks, long chunkIndex, int rules, int elements, long queryable, long archive,
        long startIndex) {

    /** Events that gzip may take as one: no more fit into an array. */
    private static final int LONGEST_STREAM = 1 << 28;

    /** Packs a trace. */
    static FlowSizes of(FlowTrace trace, ChunkedTrace chunks, long startIndex, Path folder)
            throws IOException, TraceFormatException, NestingException {
        ControlFlowTrace flow = trace.flow();
        RGrammar grammar = flow.grammar();
        int[] symbols = symbols(grammar);
        ChunkedTrace.Builder whole = new ChunkedTrace.Builder(flow.alphabet(),
                Math.min(symbols.length, LONGEST_STREAM));
        for (int symbol : symbols) {
            whole.accept(symbol);
        }
        Path plain = folder.resolve(trace.name() + ".i32");
        SymbolFile.write(plain, symbols, symbols.length);
        Workload workload = new Workload(trace.name(), trace.origin(), plain, symbols.length, flow.alphabet().size(),
                Workload.NO_HEADER, new int[0], null);
        Path wpp = folder.resolve(trace.name() + ".wpp");
        Path archive = folder.resolve(trace.name() + "-archive.wpp");
        try (IndexedTrace index = TraceIndexer.index(workload.source(), IndexOptions.DEFAULT, wpp, null,
                Progress.NONE)) {
            IndexedTraces.archive(index, archive, Progress.NONE);
        }
        FlowSizes sizes = new FlowSizes(whole.build().compressedBytes(), chunks.compressedBytes(),
                chunks.indexBytes(), grammar.ruleCount(), grammar.elementCount(), Files.size(wpp), Files.size(archive),
                startIndex);
        Files.delete(plain);
        Files.delete(wpp);
        Files.delete(archive);
        return sizes;
    }

    private static int[] symbols(RGrammar grammar) {
        int[] symbols = new int[Math.toIntExact(grammar.length())];
        int[] count = {0};
        GrammarExpander.<RuntimeException>expand(grammar, 0, symbol -> symbols[count[0]++] = symbol);
        return symbols;
    }
}
