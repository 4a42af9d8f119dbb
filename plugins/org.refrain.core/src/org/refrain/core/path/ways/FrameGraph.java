/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.refrain.core.path.frames.FramePieces;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * The control-flow graph of a function as far as it was executed, with counts; and which of its edges go back.
 *
 * <p>How often a piece occurs in the frames of the function is passed on from whole frames to their parts; neighbouring
 * parts make an edge. Back edges are those that a depth-first search from the first blocks of frames, smaller block
 * numbers first, finds to lead to a block on its way. Without them the graph has no cycle. O(pieces + edges).
 */
final class FrameGraph {

    private final FramePieces pieces;
    /** Of each piece: how often it occurs, and its first and last block. */
    private final long[] times;
    private final int[] firsts;
    private final int[] lasts;
    private final Long2LongOpenHashMap edges = new Long2LongOpenHashMap();
    private final Long2LongOpenHashMap blocks = new Long2LongOpenHashMap();
    private final IntOpenHashSet entries = new IntOpenHashSet();
    private final LongOpenHashSet backEdges = new LongOpenHashSet();
    private long frames;
    private long cutFrames;

    FrameGraph(FramePieces pieces) {
        this.pieces = pieces;
        times = new long[pieces.count()];
        firsts = new int[pieces.count()];
        lasts = new int[pieces.count()];
        findEnds();
        count();
        findBackEdges();
    }

    /** How often a piece occurs in frames of the function. */
    long times(int piece) {
        return times[piece];
    }

    /** Whether there is a back edge between two pieces that follow each other. */
    boolean isCut(int before, int behind) {
        return backEdges.contains(edge(lasts[before], firsts[behind]));
    }

    private void findEnds() {
        for (int piece = 1; piece < times.length; piece++) {
            int second = pieces.second(piece);
            firsts[piece] = second == FramePieces.BLOCK ? pieces.first(piece) : firsts[pieces.first(piece)];
            lasts[piece] = second == FramePieces.BLOCK ? pieces.first(piece) : lasts[second];
        }
    }

    private void count() {
        for (int piece = times.length - 1; piece >= 0; piece--) {
            long whole = pieces.left(piece) + pieces.lost(piece);
            frames += whole;
            cutFrames += pieces.lost(piece);
            times[piece] += whole;
            if (whole > 0 && piece > 0) {
                entries.add(firsts[piece]);
            }
            if (times[piece] == 0 || piece == 0) {
                continue;
            }
            int second = pieces.second(piece);
            if (second == FramePieces.BLOCK) {
                blocks.addTo(pieces.first(piece), times[piece]);
                continue;
            }
            int first = pieces.first(piece);
            times[first] += times[piece];
            times[second] += times[piece];
            edges.addTo(edge(lasts[first], firsts[second]), times[piece]);
        }
    }

    private void findBackEdges() {
        long[] sorted = edges.keySet().toLongArray();
        Arrays.sort(sorted);
        IntOpenHashSet open = new IntOpenHashSet();
        IntOpenHashSet done = new IntOpenHashSet();
        IntArrayList path = new IntArrayList();
        IntArrayList next = new IntArrayList();
        int[] roots = entries.toIntArray();
        Arrays.sort(roots);
        for (int root : roots) {
            if (!done.contains(root)) {
                open.add(root);
                path.add(root);
                next.add(firstEdge(sorted, root));
            }
            while (!path.isEmpty()) {
                int top = path.size() - 1;
                int block = path.getInt(top);
                int at = next.getInt(top);
                if (at == sorted.length || from(sorted[at]) != block) {
                    path.removeInt(top);
                    next.removeInt(top);
                    open.remove(block);
                    done.add(block);
                    continue;
                }
                next.set(top, at + 1);
                int to = to(sorted[at]);
                if (open.contains(to)) {
                    backEdges.add(sorted[at]);
                } else if (!done.contains(to)) {
                    open.add(to);
                    path.add(to);
                    next.add(firstEdge(sorted, to));
                }
            }
        }
    }

    private static int firstEdge(long[] sorted, int from) {
        int at = Arrays.binarySearch(sorted, edge(from, 0));
        return at < 0 ? -at - 1 : at;
    }

    /** What was executed. */
    Coverage coverage() {
        List<BlockCount> blockCounts = new ArrayList<>();
        blocks.long2LongEntrySet().fastForEach(
                entry -> blockCounts.add(new BlockCount((int) entry.getLongKey(), entry.getLongValue())));
        blockCounts.sort(Comparator.comparingInt(BlockCount::block));
        List<EdgeCount> edgeCounts = new ArrayList<>();
        edges.long2LongEntrySet().fastForEach(entry -> edgeCounts.add(new EdgeCount(from(entry.getLongKey()),
                to(entry.getLongKey()), entry.getLongValue(), backEdges.contains(entry.getLongKey()))));
        edgeCounts.sort(Comparator.comparingInt(EdgeCount::from).thenComparingInt(EdgeCount::to));
        return new Coverage(frames, cutFrames, times[0], List.copyOf(blockCounts), List.copyOf(edgeCounts));
    }

    private static long edge(int from, int to) {
        return (long) from << 32 | to;
    }

    private static int from(long edge) {
        return (int) (edge >>> 32);
    }

    private static int to(long edge) {
        return (int) edge;
    }
}
