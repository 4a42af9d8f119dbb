/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.symbol.SymbolSequence;

/** Keeps a skeleton and its counts in memory. */
final class SkeletonLists implements SkeletonSink {

    private final List<Integer> skeleton = new ArrayList<>();
    private final List<Long> counts = new ArrayList<>();

    @Override
    public void event(int symbol) {
        skeleton.add(symbol);
    }

    @Override
    public void loop(int token, long iterations) {
        skeleton.add(token);
        counts.add(iterations);
    }

    int[] skeleton() {
        return skeleton.stream().mapToInt(Integer::intValue).toArray();
    }

    long[] counts() {
        return counts.stream().mapToLong(Long::longValue).toArray();
    }

    SkeletonAccess access(LoopTokens loops, SkeletonDirectory directory) throws InvalidSkeletonException {
        return new SkeletonAccess(SymbolSequence.of(skeleton()), IterationCounts.of(counts()), loops, directory);
    }
}
