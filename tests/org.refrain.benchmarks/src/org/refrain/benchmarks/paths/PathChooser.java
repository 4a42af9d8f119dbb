/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.refrain.benchmarks.paths.ChosenPath.Frequency;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.path.scheme.ChunkedTrace;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Chooses a rare, a middle and a frequent path of three blocks, as section 5.2 of the paper does, among all that a
 * trace holds. Not safe for threads.
 */
final class PathChooser {

    private static final int BLOCK_BITS = 14;
    private static final int HIGHEST_BLOCK = (1 << BLOCK_BITS) - 1;
    private static final int NOT_FOUND = -1;
    private static final int NO_FUNCTION = -1;
    private static final int NO_BLOCK = -1;

    /** A path found in the trace. */
    private record Candidate(int function, int[] blocks, long count, long first) {
    }

    private final ControlFlowTrace trace;
    private final ChunkedTrace chunks;
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private long[] counts = new long[1 << 10];
    private long[] firsts = new long[1 << 10];
    /** Of each open frame: its function, and its last two blocks. */
    private int[] functions = new int[64];
    private int[] last = new int[64];
    private int[] lastButOne = new int[64];
    private int depth;

    private PathChooser(ControlFlowTrace trace, ChunkedTrace chunks) {
        this.trace = trace;
        this.chunks = chunks;
        numbers.defaultReturnValue(NOT_FOUND);
    }

    /** The paths, rare ones first; none where no function executes three blocks. */
    static List<ChosenPath> choose(ControlFlowTrace trace, ChunkedTrace chunks) {
        PathChooser chooser = new PathChooser(trace, chunks);
        chooser.scan();
        List<Candidate> candidates = chooser.candidates();
        List<ChosenPath> chosen = new ArrayList<>();
        for (Frequency frequency : Frequency.values()) {
            candidates.stream().min(chooser.order(frequency)).ifPresent(best -> {
                StringBuilder text = new StringBuilder();
                Arrays.stream(best.blocks).forEach(block -> text.append(text.isEmpty() ? "" : " ").append(block));
                chosen.add(new ChosenPath(frequency, trace.alphabet().functionName(best.function), text.toString(),
                        best.count, chunks.coverage(best.function)));
            });
        }
        return chosen;
    }

    /** The best first; of rare ones that are alike, one in the middle of the trace. */
    private Comparator<Candidate> order(Frequency frequency) {
        int all = chunks.chunkCount();
        return switch (frequency) {
            case RARE -> Comparator.<Candidate>comparingInt(path -> chunks.coverage(path.function))
                    .thenComparingLong(Candidate::count)
                    .thenComparingLong(path -> Math.abs(2 * path.first - trace.length()));
            case MIDDLE -> Comparator.<Candidate>comparingInt(
                    path -> Math.abs(2 * chunks.coverage(path.function) - all)).thenComparingLong(path -> -path.count);
            case FREQUENT -> Comparator.<Candidate>comparingInt(path -> -chunks.coverage(path.function))
                    .thenComparingLong(path -> -path.count);
        };
    }

    private void scan() {
        ControlFlowAlphabet alphabet = trace.alphabet();
        GrammarCursor cursor = GrammarCursor.ofRule(trace.grammar(), 0);
        begin(0, NO_FUNCTION);
        long position = 0;
        for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
            switch (alphabet.kind(symbol)) {
                case BLOCK -> block(alphabet.value(symbol), position);
                case ENTRY -> begin(depth + 1, alphabet.value(symbol));
                case EXIT -> depth = Math.max(0, depth - 1);
                case GAP -> depth = 0;
                default -> {
                    // it says nothing about control flow
                }
            }
            position++;
        }
    }

    private void begin(int level, int function) {
        depth = level;
        if (depth == functions.length) {
            functions = Arrays.copyOf(functions, 2 * depth);
            last = Arrays.copyOf(last, 2 * depth);
            lastButOne = Arrays.copyOf(lastButOne, 2 * depth);
        }
        functions[depth] = function;
        last[depth] = NO_BLOCK;
        lastButOne[depth] = NO_BLOCK;
    }

    private void block(int block, long position) {
        if (functions[depth] != NO_FUNCTION && lastButOne[depth] != NO_BLOCK && block <= HIGHEST_BLOCK) {
            long key = ((long) functions[depth] << BLOCK_BITS | lastButOne[depth]) << BLOCK_BITS | last[depth];
            count(key << BLOCK_BITS | block, position);
        }
        lastButOne[depth] = last[depth];
        last[depth] = block <= HIGHEST_BLOCK ? block : NO_BLOCK;
    }

    private void count(long key, long position) {
        int number = numbers.get(key);
        if (number == NOT_FOUND) {
            number = numbers.size();
            numbers.put(key, number);
            if (number == counts.length) {
                counts = Arrays.copyOf(counts, 2 * number);
                firsts = Arrays.copyOf(firsts, 2 * number);
            }
            firsts[number] = position;
        }
        counts[number]++;
    }

    private List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        numbers.long2IntEntrySet().forEach(entry -> {
            long key = entry.getLongKey();
            int[] blocks = {(int) (key >>> 2 * BLOCK_BITS) & HIGHEST_BLOCK,
                    (int) (key >>> BLOCK_BITS) & HIGHEST_BLOCK, (int) key & HIGHEST_BLOCK};
            candidates.add(new Candidate((int) (key >>> 3 * BLOCK_BITS), blocks, counts[entry.getIntValue()],
                    firsts[entry.getIntValue()]));
        });
        return candidates;
    }
}
