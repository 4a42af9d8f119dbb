/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the different skeletons of cycles. They are told apart by 128 bits of hashes: of a billion of them, two
 * different ones share a number with a probability of 10^-21.
 */
final class SkeletonClasses extends SkeletonCycles {

    private static final long BASE1 = 0x9E3779B97F4A7C15L;
    private static final long BASE2 = 0xC2B2AE3D27D4EB4FL;

    private final Map<Key, Integer> classes = new HashMap<>();
    private final int[] classOf;
    private long hash1;
    private long hash2;

    private record Key(long hash1, long hash2) {
    }

    SkeletonClasses(int header, int cycles) {
        super(header);
        classOf = new int[cycles];
    }

    /** The class of each cycle. */
    int[] classOf() {
        return classOf;
    }

    int classCount() {
        return classes.size();
    }

    @Override
    void element(int element) {
        hash1 = mix((hash1 ^ element) * BASE1);
        hash2 = mix((hash2 + element) * BASE2);
    }

    private static long mix(long hash) {
        return hash ^ hash >>> 29;
    }

    @Override
    void counted(int cycle, int token, long iterations) {
        // a number of iterations makes no other class
    }

    @Override
    void cycle(int cycle) {
        classOf[cycle] = classes.computeIfAbsent(new Key(hash1, hash2), key -> classes.size());
        hash1 = 0;
        hash2 = 0;
    }
}
