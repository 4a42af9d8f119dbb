/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

/**
 * What a section of a trace does to any stack of frames: an element of the frame-function monoid.
 *
 * <p>A section closes some frames that were open before it, does something in the frame below them, and opens others.
 * So it is: the values for the frames that it closes, innermost first; the value for the frame that is open at its
 * lowest level; the states of the frames that it leaves open, outermost first; and what happened within frames that it
 * opened itself. Equal neighbours are held as runs, for most frames are of no interest and alike. With a gap in the
 * section, the frames that it has neither closed nor opened are lost.
 *
 * <p>Summaries are put together by {@link FrameStack}, which is associative: any bracketing of a trace, and so any
 * grammar of it, gives the same. Immutable.
 *
 * <p>Source: the transition monoid of a nested-word automaton; R. Alur, P. Madhusudan, Adding nesting structure to
 * words (J. ACM 56, 2009).
 */
public final class FrameSummary {

    /**
     * Numbers one behind the other, so that a summary is fetched from memory at once: how many runs of closed frames,
     * times 2, plus 1 with a gap; how many runs of opened frames, times 2, plus 1 if anything was counted; the value at
     * the lowest level; each run of closed frames: its value, and how many in two halves; each run of opened frames in
     * the same way; and each count in two halves if there are any.
     */
    final int[] words;
    /** Where it begins in {@link #words}, which may hold others too. */
    final int start;

    FrameSummary(int[] words, int start) {
        this.words = words;
        this.start = start;
    }
}
