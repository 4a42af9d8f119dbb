/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.frames.FramePieces;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

/**
 * What the frames of functions executed, for functions that were asked about more than once: to take that out of the
 * trace costs about as much as two or three counts by summaries. Given up when memory is short. Safe for threads.
 */
final class PiecesCache {

    /** What is known of one function's frames. */
    private static final class Slot {
        private boolean asked;
        private boolean refused;
        private SoftReference<@Nullable FramePieces> pieces = new SoftReference<>(null);
    }

    private final PathIndex index;
    private final Map<Integer, Slot> slots = new ConcurrentHashMap<>();

    PiecesCache(PathIndex index) {
        this.index = index;
    }

    /**
     * The pieces of a function's frames; they are made when it is asked about a second time.
     *
     * @return null when they are not at hand
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    @Nullable
    FramePieces get(int function, Progress progress) {
        Slot slot = slots.computeIfAbsent(function, key -> new Slot());
        synchronized (slot) {
            FramePieces pieces = slot.pieces.get();
            if (pieces == null && slot.asked && !slot.refused) {
                try {
                    pieces = FramePieces.of(index, function, progress);
                    slot.pieces = new SoftReference<>(pieces);
                } catch (PathException e) {
                    // its frames differ too much to be kept; summaries may do all the same
                    slot.refused = true;
                }
            }
            slot.asked = true;
            return pieces;
        }
    }
}
