/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.HashMap;
import java.util.Map;

import org.refrain.core.skeleton.Rotations;

/**
 * Bodies by their least rotation: all rotations of a body have the same one. Costs O(length) for each body. Not safe
 * for threads.
 */
final class KnownBodies {

    /** By least rotation: where it begins in the body that was met first. */
    private final Map<ReducedLoops.Word, Integer> offsets = new HashMap<>();

    /**
     * How far to the right the first known rotation of a body begins, 0 to length - 1; 0 for a body that is new.
     *
     * @param body what stands at least twice in a row
     */
    int anchor(int[] body) {
        int length = body.length;
        int least = Rotations.least(body, length);
        int[] rotated = new int[length];
        System.arraycopy(body, least, rotated, 0, length - least);
        System.arraycopy(body, 0, rotated, length - least, least);
        int offset = offsets.computeIfAbsent(new ReducedLoops.Word(rotated), it -> least);
        return Math.floorMod(least - offset, length);
    }
}
