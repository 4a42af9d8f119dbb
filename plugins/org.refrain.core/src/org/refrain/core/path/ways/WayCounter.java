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
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.path.frames.FramePieces;
import org.refrain.core.path.ways.Way.End;
import org.refrain.core.path.ways.Way.Start;

/**
 * Counts the ways in pieces of frames. Each piece is cut at back edges: what lies between two cuts within it is a way;
 * what lies before its first cut and behind its last one may go on in the neighbouring piece. So each piece is looked
 * at once, however often it occurs.
 */
final class WayCounter {

    /** What a piece has before its first cut or, without a cut, all of it; and what it has behind its last one. */
    private static final int NO_CUT = -1;

    private record Key(int segment, Start start, End end) {
    }

    private final FramePieces pieces;
    private final FrameGraph graph;
    private final Segments segments = new Segments();
    private final int[] heads;
    private final int[] tails;
    private final Map<Key, Long> counts = new HashMap<>();

    WayCounter(FramePieces pieces, FrameGraph graph) {
        this.pieces = pieces;
        this.graph = graph;
        heads = new int[pieces.count()];
        tails = new int[pieces.count()];
        Arrays.fill(tails, NO_CUT);
        for (int piece = 1; piece < heads.length; piece++) {
            if (graph.times(piece) > 0) {
                cut(piece);
                endFrames(piece);
            }
        }
    }

    private void cut(int piece) {
        int first = pieces.first(piece);
        int second = pieces.second(piece);
        if (second == FramePieces.BLOCK) {
            heads[piece] = segments.append(0, first);
        } else if (graph.isCut(first, second)) {
            long times = graph.times(piece);
            if (tails[first] != NO_CUT) {
                add(tails[first], Start.LOOP, End.LOOP, times);
            }
            if (tails[second] != NO_CUT) {
                add(heads[second], Start.LOOP, End.LOOP, times);
            }
            heads[piece] = heads[first];
            tails[piece] = tails[second] != NO_CUT ? tails[second] : heads[second];
        } else {
            joinInner(piece, first, second);
        }
    }

    private void joinInner(int piece, int first, int second) {
        int behind = tails[first] == NO_CUT ? heads[first] : tails[first];
        int joined = segments.join(behind, heads[second]);
        if (tails[first] == NO_CUT) {
            heads[piece] = joined;
            tails[piece] = tails[second];
        } else {
            heads[piece] = heads[first];
            tails[piece] = tails[second] == NO_CUT ? joined : tails[second];
            if (tails[second] != NO_CUT) {
                add(joined, Start.LOOP, End.LOOP, graph.times(piece));
            }
        }
    }

    private void endFrames(int piece) {
        long left = pieces.left(piece);
        long lost = pieces.lost(piece);
        if (tails[piece] == NO_CUT) {
            add(heads[piece], Start.ENTRY, End.EXIT, left);
            add(heads[piece], Start.ENTRY, End.CUT, lost);
        } else {
            add(heads[piece], Start.ENTRY, End.LOOP, left + lost);
            add(tails[piece], Start.LOOP, End.EXIT, left);
            add(tails[piece], Start.LOOP, End.CUT, lost);
        }
    }

    private void add(int segment, Start start, End end, long count) {
        if (count > 0) {
            counts.merge(new Key(segment, start, end), count, Long::sum);
        }
    }

    /** All ways, the most frequent first. */
    List<Way> ways() {
        double total = counts.values().stream().mapToDouble(Long::doubleValue).sum();
        List<Way> ways = new ArrayList<>(counts.size());
        counts.forEach((key, count) -> {
            List<Integer> blocks = Arrays.stream(segments.blocks(key.segment)).boxed().toList();
            ways.add(new Way(blocks, key.start, key.end, count, count / total));
        });
        ways.sort(Comparator.comparingLong(Way::count).reversed().thenComparing(Way::blocks, WayCounter::compare)
                .thenComparing(Way::start).thenComparing(Way::end));
        return List.copyOf(ways);
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        return Arrays.compare(a.stream().mapToInt(Integer::intValue).toArray(),
                b.stream().mapToInt(Integer::intValue).toArray());
    }
}
