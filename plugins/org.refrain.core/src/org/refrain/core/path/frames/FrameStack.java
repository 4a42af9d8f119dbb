/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.query.PathException;

/**
 * Puts sections of a trace together, from left to right: events, summaries of longer sections, and sections that are of
 * no interest but for their shape.
 *
 * <p>It begins as the empty section. Begun with {@link #startTrace}, it is the state of execution itself: frames at the
 * bottom are unknown, exits below them have no effect, and all counts are final.
 *
 * <p>Appending takes time in the number of runs that meet, not of frames. Not safe for threads.
 */
public final class FrameStack {

    /** Words of a summary before its runs, and of a run. */
    private static final int HEADER = 3;
    private static final int RUN = 3;

    private final FrameAlgebra algebra;
    private int[] popValues = new int[4];
    private long[] popCounts = new long[4];
    private int popRuns;
    private int bottom;
    private boolean cut;
    private int[] states = new int[8];
    private long[] stateCounts = new long[8];
    private int stateRuns;
    private final long[] tally;

    public FrameStack(FrameAlgebra algebra) {
        this.algebra = algebra;
        tally = new long[algebra.counters()];
    }

    /** Makes it the empty section. */
    public void clear() {
        popRuns = 0;
        bottom = FrameAlgebra.IDENTITY;
        cut = false;
        stateRuns = 0;
        Arrays.fill(tally, 0);
    }

    /** Makes it the start of a trace, where no frame is known. */
    public void startTrace() {
        clear();
        cut = true;
    }

    /** What has happened in frames that were opened in the section, by counter. */
    public long tally(int counter) {
        return tally[counter];
    }

    /** A block with that value, or anything else that happens in the innermost frame only. */
    public void happen(int value) throws PathException {
        if (value == FrameAlgebra.IDENTITY) {
            return;
        }
        if (stateRuns == 0) {
            bottom = cut ? bottom : algebra.then(bottom, value);
            return;
        }
        int top = stateRuns - 1;
        int state = states[top];
        if (state != FrameAlgebra.NIL) {
            replaceTop(top, algebra.pass(state, value, tally));
        }
    }

    /**
     * An entry.
     *
     * @param call what the call is to the calling frame
     * @param state the new frame
     */
    public void enter(int call, int state) throws PathException {
        happen(call);
        open(state, 1);
    }

    /** An exit. */
    public void leave() throws PathException {
        if (stateRuns > 0) {
            algebra.left(states[stateRuns - 1], 1);
            closeTop(1);
        } else if (!cut) {
            closeBelow(bottom, 1);
            bottom = FrameAlgebra.IDENTITY;
        }
    }

    /** A gap. */
    public void lose() {
        for (int i = stateRuns - 1; i >= 0; i--) {
            algebra.lost(states[i], stateCounts[i]);
        }
        stateRuns = 0;
        cut = true;
    }

    /** A section in whose frames nothing of interest happens. */
    public void appendUninteresting(long pops, long pushes, boolean gap) throws PathException {
        long left = pops;
        while (left > 0 && stateRuns > 0) {
            long together = Math.min(left, stateCounts[stateRuns - 1]);
            algebra.left(states[stateRuns - 1], together);
            closeTop(together);
            left -= together;
        }
        if (left > 0 && !cut) {
            closeBelow(bottom, 1);
            bottom = FrameAlgebra.IDENTITY;
            closeBelow(FrameAlgebra.IDENTITY, left - 1);
        }
        if (gap) {
            lose();
        }
        open(FrameAlgebra.NIL, pushes);
    }

    /** A section. */
    public void append(FrameSummary section) throws PathException {
        append(section.words, section.start);
    }

    /** A section whose summary begins somewhere among words. */
    void append(int[] words, int start) throws PathException {
        int at = start + HEADER;
        for (int end = at + RUN * (words[start] >>> 1); at < end; at += RUN) {
            appendPops(words[at], longAt(words, at + 1));
        }
        happen(words[start + 2]);
        if ((words[start] & 1) != 0) {
            lose();
        }
        for (int end = at + RUN * (words[start + 1] >>> 1); at < end; at += RUN) {
            open(words[at], longAt(words, at + 1));
        }
        if ((words[start + 1] & 1) != 0) {
            for (int i = 0; i < tally.length; i++) {
                tally[i] += longAt(words, at + 2 * i);
            }
        }
    }

    private void appendPops(int value, long count) throws PathException {
        long left = count;
        while (left > 0 && stateRuns > 0) {
            int state = states[stateRuns - 1];
            long together = Math.min(left, stateCounts[stateRuns - 1]);
            if (value != FrameAlgebra.IDENTITY && state != FrameAlgebra.NIL) {
                algebra.tally(state, value, together, tally);
                state = algebra.after(state, value);
            }
            algebra.left(state, together);
            closeTop(together);
            left -= together;
        }
        if (left > 0 && !cut) {
            closeBelow(algebra.then(bottom, value), 1);
            bottom = FrameAlgebra.IDENTITY;
            closeBelow(value, left - 1);
        }
    }

    /**
     * Counts what a section would add to the {@link #tally}, without appending it.
     *
     * @param into takes what is added for each counter
     */
    public void tallyOf(FrameSummary section, long[] into) {
        tallyOf(section.words, section.start, into);
    }

    /** As above, for a summary that begins somewhere among words. */
    void tallyOf(int[] words, int start, long[] into) {
        int top = stateRuns - 1;
        long topLeft = top < 0 ? 0 : stateCounts[top];
        int at = start + HEADER;
        int statesAt = at + RUN * (words[start] >>> 1);
        for (; at < statesAt && top >= 0; at += RUN) {
            long left = longAt(words, at + 1);
            while (left > 0 && top >= 0) {
                long together = Math.min(left, topLeft);
                tally(states[top], words[at], together, into);
                left -= together;
                topLeft -= together;
                if (topLeft == 0) {
                    top--;
                    topLeft = top < 0 ? 0 : stateCounts[top];
                }
            }
        }
        if (top >= 0) {
            tally(states[top], words[start + 2], 1, into);
        }
        if ((words[start + 1] & 1) != 0) {
            int tallyAt = statesAt + RUN * (words[start + 1] >>> 1);
            for (int i = 0; i < into.length; i++) {
                into[i] += longAt(words, tallyAt + 2 * i);
            }
        }
    }

    /** Counts what {@link #happen} would add. */
    public void tallyOf(int value, long[] into) {
        if (stateRuns > 0) {
            tally(states[stateRuns - 1], value, 1, into);
        }
    }

    private void tally(int state, int value, long frames, long[] into) {
        if (value != FrameAlgebra.IDENTITY && state != FrameAlgebra.NIL) {
            algebra.tally(state, value, frames, into);
        }
    }

    /** The section so far. */
    public FrameSummary summary() {
        int[] words = new int[wordCount()];
        write(words, 0);
        return new FrameSummary(words, 0);
    }

    /** How many words the summary of the section so far has. */
    int wordCount() {
        return HEADER + RUN * (popRuns + stateRuns) + (isTallied() ? 2 * tally.length : 0);
    }

    /** Writes the summary of the section so far. */
    void write(int[] words, int start) {
        boolean tallied = isTallied();
        words[start] = 2 * popRuns + (cut ? 1 : 0);
        words[start + 1] = 2 * stateRuns + (tallied ? 1 : 0);
        words[start + 2] = bottom;
        int at = start + HEADER;
        for (int run = 0; run < popRuns; run++, at += RUN) {
            words[at] = popValues[run];
            setLong(words, at + 1, popCounts[run]);
        }
        for (int run = 0; run < stateRuns; run++, at += RUN) {
            words[at] = states[run];
            setLong(words, at + 1, stateCounts[run]);
        }
        if (tallied) {
            for (int i = 0; i < tally.length; i++) {
                setLong(words, at + 2 * i, tally[i]);
            }
        }
    }

    private static long longAt(int[] words, int at) {
        return (long) words[at + 1] << 32 | words[at] & 0xffffffffL;
    }

    private static void setLong(int[] words, int at, long value) {
        words[at] = (int) value;
        words[at + 1] = (int) (value >>> 32);
    }

    private boolean isTallied() {
        for (long count : tally) {
            if (count != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the section so far is no more than a value for the innermost frame. */
    boolean isFlat() {
        return popRuns == 0 && stateRuns == 0 && !cut && !isTallied();
    }

    /** The value for the frame at the lowest level. */
    int bottom() {
        return bottom;
    }

    private void replaceTop(int top, int state) throws NestingException {
        if (state == states[top]) {
            return;
        }
        closeTop(1);
        open(state, 1);
    }

    private void open(int state, long count) throws NestingException {
        if (count == 0) {
            return;
        }
        if (stateRuns > 0 && states[stateRuns - 1] == state) {
            stateCounts[stateRuns - 1] += count;
            return;
        }
        if (stateRuns == states.length) {
            states = Arrays.copyOf(states, grown(stateRuns));
            stateCounts = Arrays.copyOf(stateCounts, states.length);
        }
        states[stateRuns] = state;
        stateCounts[stateRuns++] = count;
    }

    private void closeTop(long count) {
        stateCounts[stateRuns - 1] -= count;
        if (stateCounts[stateRuns - 1] == 0) {
            stateRuns--;
        }
    }

    private void closeBelow(int value, long count) throws NestingException {
        if (count == 0) {
            return;
        }
        if (popRuns > 0 && popValues[popRuns - 1] == value) {
            popCounts[popRuns - 1] += count;
            return;
        }
        if (popRuns == popValues.length) {
            popValues = Arrays.copyOf(popValues, grown(popRuns));
            popCounts = Arrays.copyOf(popCounts, popValues.length);
        }
        popValues[popRuns] = value;
        popCounts[popRuns++] = count;
    }

    private static int grown(int runs) throws NestingException {
        if (runs >= NestingException.MOST_DIFFERENT_FRAMES) {
            throw new NestingException(NestingException.MOST_DIFFERENT_FRAMES);
        }
        return 2 * runs;
    }
}
