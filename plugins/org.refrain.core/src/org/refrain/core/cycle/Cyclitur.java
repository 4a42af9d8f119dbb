/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.refrain.core.cycle.CycleGrammar.NONE;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.ReSequiturSet;

/**
 * Cyclitur: cuts the trace at each loop header, gives equal cycles one id, and compresses what is new in each distinct
 * cycle, and the sequence of ids.
 *
 * <p>The paper calls ReSequitur for each cycle anew. Here a cycle is first looked up by its content; only one not seen
 * before reaches the grammar. On cyclic traces nearly all of the work disappears. "Equal" is exact: a hash proposes, a
 * comparison with the known cycle's rule decides.
 *
 * <p>What the paper leaves open is read like this. Each distinct cycle keeps a rule of its own, even with one use; no
 * other rule may use it, so a cycle is never found inside another. The last cycle ends with the trace's last symbol
 * (figure 3 drops that symbol). Symbols before the first header are the prologue. What begins with the last header is
 * the partial cycle: it is part of the string, but it does not count as a cycle.
 *
 * <p>Memory: O(size of the grammar), and the current cycle up to {@link #LONGEST_BUFFERED} symbols; a longer one goes
 * into the grammar as it comes and is compared afterwards. Time: about 2 ns a symbol for cycles already known. Not safe
 * for threads.
 *
 * <p>Source: A. Amiar et al., Compressing Microcontroller Execution Traces to Assist System Analysis (IESS 2013),
 * section 3.3, figure 3.
 */
public final class Cyclitur {

    /** Cycles up to this length are held in memory until they end: 64 MB. */
    public static final int LONGEST_BUFFERED = 1 << 24;

    private final int header;
    private final int longestBuffered;
    private final ReSequiturSet strings = new ReSequiturSet();
    private final DistinctCycles cycles = new DistinctCycles();
    private final ReSequitur sequence = new ReSequitur();
    private final ContentHash hash = new ContentHash();

    private int[] buffer;
    private int buffered;
    /** Symbols of the current cycle that are in the grammar already; 0 unless it is too long for the buffer. */
    private long spilled;
    /** Position where the current cycle, or the prologue, began. */
    private long begin;
    private long cycleCount;
    private boolean headerSeen;
    private boolean built;
    private int prologue = NONE;
    private long prologueLength;

    /** @param header the symbol that begins each cycle */
    public Cyclitur(int header) {
        this(header, LONGEST_BUFFERED);
    }

    /** For tests: with another bound of the buffer. */
    Cyclitur(int header, int longestBuffered) {
        if (header < 0) {
            throw new IllegalArgumentException("a symbol is 0 or more, not " + header);
        }
        this.header = header;
        this.longestBuffered = longestBuffered;
        buffer = new int[Math.min(1024, longestBuffered)];
    }

    /**
     * Appends a symbol to the trace.
     *
     * @param symbol 0 or more
     * @throws IllegalArgumentException if the symbol is negative
     */
    public void append(int symbol) {
        if (symbol < 0) {
            throw new IllegalArgumentException("a symbol is 0 or more, not " + symbol);
        }
        if (symbol == header) {
            endCycle();
        }
        if (buffered == buffer.length) {
            makeRoom();
        }
        buffer[buffered++] = symbol;
    }

    /** Number of symbols appended so far. */
    public long symbols() {
        return begin + spilled + buffered;
    }

    /** Number of complete cycles so far. */
    public long cycles() {
        return cycleCount;
    }

    /** Number of distinct cycles so far. */
    public int distinctCycles() {
        return cycles.count();
    }

    /** Ends the trace. Nothing can be appended after it, and it can be called only once. */
    public CycleGrammar build() {
        requireOpen();
        built = true;
        if (!headerSeen) {
            endPrologue();
            return assemble(sequence.build(), NONE, 0);
        }
        int known = findKnown();
        long partialLength = spilled + buffered;
        RGrammar complete = sequence.build();
        if (known < 0) {
            return assemble(complete, keepString(), partialLength);
        }
        if (spilled > 0) {
            strings.discard();
        }
        sequence.append(known);
        return assemble(complete, NONE, partialLength);
    }

    private CycleGrammar assemble(RGrammar complete, int partial, long partialLength) {
        beginNext();
        buffer = new int[0];
        return new CycleGrammarAssembler(sequence.build(), strings.build(), cycles)
                .assemble(header, complete, prologue, prologueLength, partial, partialLength);
    }

    private void endCycle() {
        requireOpen();
        if (!headerSeen) {
            endPrologue();
            headerSeen = true;
            return;
        }
        int id = findKnown();
        if (id < 0) {
            int string = keepString();
            id = cycles.add(string, spilled + buffered, hash.value(), cycleCount, begin);
        } else {
            if (spilled > 0) {
                strings.discard();
            }
            cycles.countAgain(id);
        }
        sequence.append(id);
        cycleCount++;
        beginNext();
    }

    private void requireOpen() {
        if (built) {
            throw new IllegalStateException("the trace has been ended");
        }
    }

    private void endPrologue() {
        prologueLength = spilled + buffered;
        if (prologueLength > 0) {
            prologue = keepString();
        }
        beginNext();
    }

    private void beginNext() {
        begin += spilled + buffered;
        buffered = 0;
        spilled = 0;
        hash.reset();
    }

    /** The id of a distinct cycle equal to the current one, or -1. */
    private int findKnown() {
        hash.add(buffer, buffered);
        if (spilled == 0) {
            return cycles.find(hash.value(), buffered, string -> strings.expandsTo(string, buffer, buffered));
        }
        strings.append(buffer, buffered);
        spilled += buffered;
        buffered = 0;
        int current = strings.count() - 1;
        return cycles.find(hash.value(), spilled, string -> strings.areEqual(string, current));
    }

    /** Puts what is still buffered of the current cycle into the grammar, and returns its string there. */
    private int keepString() {
        if (spilled == 0) {
            strings.begin();
        }
        strings.append(buffer, buffered);
        return strings.count() - 1;
    }

    private void makeRoom() {
        requireOpen();
        if (buffered < longestBuffered) {
            buffer = Arrays.copyOf(buffer, Math.min(2 * buffered, longestBuffered));
            return;
        }
        if (spilled == 0) {
            strings.begin();
        }
        hash.add(buffer, buffered);
        strings.append(buffer, buffered);
        spilled += buffered;
        buffered = 0;
    }
}
