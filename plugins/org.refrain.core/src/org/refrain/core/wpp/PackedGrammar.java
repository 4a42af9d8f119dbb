/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.function.IntConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.entropy.GrammarUnarchiver;
import org.refrain.core.entropy.SkeletonUnarchiver;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.symbol.CompactSymbolTable;

/** The events of an archive's segment as a grammar, of themselves or of their skeleton. Not safe for threads. */
final class PackedGrammar implements PackedEvents {

    private static final long ELEMENTS_PER_BYTE = 64;
    private static final int CHECKED = (1 << 16) - 1;

    private final SectionInput in;
    private final @Nullable LoopTokens loops;
    private final int header;
    private final long events;
    private final long counts;
    private final RGrammar grammar;
    /** Symbols, and ~loop; for a grammar of the events themselves empty. */
    private final int[] terminals;
    private final SkeletonUnarchiver skeleton;

    /**
     * @param symbols number of symbols; each is below it
     * @param loops the loops of the skeleton; null for a grammar of the events themselves
     * @param mostEvents more are refused
     */
    PackedGrammar(SectionInput in, int symbols, @Nullable LoopTokens loops, long mostEvents)
            throws WppFormatException {
        this.in = in;
        this.loops = loops;
        header = in.u32() - 1;
        in.check(header >= UNDECIDED && header < symbols, "the loop header", header);
        int length = in.count32("length of the grammar's code");
        events = in.count64("number of events", mostEvents);
        counts = in.count64("number of counts", events);
        in.check(length <= in.remaining(), "length of the grammar's code", length);
        int start = in.position();
        grammar = readGrammar(start, start + length);
        in.skip(length);
        int end = start + length + in.remaining();
        skeleton = new SkeletonUnarchiver(in.array(), start + length, end, loops == null ? 0 : loops.size());
        int largest = -1;
        for (int i = 0; i < grammar.elementCount(); i++) {
            largest = Math.max(largest, grammar.element(i));
        }
        if (loops == null) {
            in.check(largest < symbols, "a symbol", largest);
            in.check(grammar.length() == events && counts == 0, "number of events", grammar.length());
            in.end();
            terminals = new int[0];
        } else {
            in.check(grammar.length() <= events, "length of the skeleton", grammar.length());
            terminals = readTerminals(largest + 1, symbols, loops.size());
        }
    }

    private RGrammar readGrammar(int start, int end) throws WppFormatException {
        try {
            return GrammarUnarchiver.read(in.array(), start, end, ELEMENTS_PER_BYTE * (end - start));
        } catch (InvalidGrammarException e) {
            WppFormatException refused = in.inconsistent(String.valueOf(e.getMessage()));
            refused.initCause(e);
            throw refused;
        }
    }

    private int[] readTerminals(int count, int symbols, int loopCount) throws WppFormatException {
        // as many as there are elements at most, or some would not occur
        in.check(count <= grammar.elementCount(), "number of terminals", count);
        int[] read = new int[count];
        for (int i = 0; i < count; i++) {
            read[i] = skeleton.terminal();
            in.check(read[i] < 0 ? ~read[i] < loopCount : read[i] < symbols, "terminal " + i, read[i]);
        }
        in.check(!skeleton.isPastEnd(), "bytes that are missing for terminals", count);
        return read;
    }

    @Override
    public int header() {
        return header;
    }

    @Override
    public long events() {
        return events;
    }

    @Override
    public void forEach(CompactSymbolTable symbols, IntConsumer consumer, Progress progress, String task)
            throws WppFormatException {
        GrammarCursor cursor = GrammarCursor.ofRule(grammar, 0);
        long position = 0;
        long read = 0;
        long counted = 0;
        for (int element = cursor.next(); element != GrammarCursor.END; element = cursor.next()) {
            if ((read++ & CHECKED) == 0) {
                progress.report(task, position, events);
                progress.checkCancelled();
            }
            LoopTokens tokens = loops;
            int meaning = tokens == null ? element : terminals[element];
            if (tokens == null || meaning >= 0) {
                consumer.accept(meaning);
                position++;
            } else {
                counted++;
                position += iterate(tokens, ~meaning, events - position, consumer);
            }
        }
        in.check(position == events, "number of events", position);
        in.check(counted == counts && (counts == 0 || !skeleton.isPastEnd()), "number of counts", counted);
    }

    private long iterate(LoopTokens tokens, int loop, long left, IntConsumer consumer) throws WppFormatException {
        long iterations = skeleton.count(loop);
        int period = tokens.period(loop);
        in.check(iterations >= 1 && iterations <= left / period, "a number of iterations", iterations);
        for (long n = 0; n < iterations; n++) {
            for (int i = 0; i < period; i++) {
                consumer.accept(tokens.symbol(loop, i));
            }
        }
        return iterations * period;
    }
}
