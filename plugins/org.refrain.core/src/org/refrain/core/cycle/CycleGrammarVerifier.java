/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Optional;

import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarVerifier;
import org.refrain.core.grammar.GrammarViolation;
import org.refrain.core.grammar.IntSource;

/**
 * Proves a {@link CycleGrammar} right: the properties of its grammar, and in one pass over the input that the grammar
 * expands to it and that every entry of the table of cycles is true.
 *
 * <p>Each cycle's element must expand to what the input has there, begin with the header and hold it only there;
 * lengths, counts, first occurrences and first positions must be those seen. Prologue and partial cycle likewise.
 *
 * @param <E> what the input may throw
 */
public final class CycleGrammarVerifier<E extends Exception> {

    private final CycleGrammar cycles;
    private final IntSource<E> input;
    private final GrammarCursor whole;
    private final long[] seen;
    private long position;
    private int distinct;

    private CycleGrammarVerifier(CycleGrammar cycles, IntSource<E> input) {
        this.cycles = cycles;
        this.input = input;
        whole = GrammarCursor.ofRule(cycles.grammar(), 0);
        seen = new long[cycles.distinctCount()];
    }

    /**
     * Verifies everything; takes time linear in the length of the input.
     *
     * @param input the trace's symbols, from the beginning
     * @return the first violation found, or empty if there is none
     * @throws E whatever the input throws
     */
    public static <E extends Exception> Optional<GrammarViolation> verify(CycleGrammar cycles, IntSource<E> input)
            throws E {
        Optional<GrammarViolation> found = GrammarVerifier.verifyProperties(cycles.grammar(),
                GrammarProperty.RESEQUITUR, cycles::isKept);
        if (found.isEmpty()) {
            found = GrammarVerifier.verifyProperties(cycles.sequence(), GrammarProperty.RESEQUITUR);
        }
        return found.isPresent() ? found : new CycleGrammarVerifier<>(cycles, input).run();
    }

    private Optional<GrammarViolation> run() throws E {
        Optional<GrammarViolation> found = readPart(cycles.prologueLength(), false);
        GrammarCursor sequence = GrammarCursor.ofRule(cycles.sequence(), 0);
        long occurrence = 0;
        for (int id = sequence.next(); found.isEmpty() && id != GrammarCursor.END; id = sequence.next()) {
            found = readCycle(id, occurrence++);
        }
        if (found.isEmpty() && cycles.partialLength() > 0) {
            found = readPart(cycles.partialLength(), true);
        }
        if (found.isEmpty()) {
            found = readEnd();
        }
        for (int id = 0; found.isEmpty() && id < seen.length; id++) {
            if (seen[id] != cycles.count(id)) {
                found = wrong("cycle " + id + " occurs " + seen[id] + " times, not " + cycles.count(id));
            }
        }
        return found;
    }

    private Optional<GrammarViolation> readCycle(int id, long occurrence) throws E {
        if (id > distinct || id >= seen.length) {
            return wrong("cycle " + id + " comes before cycle " + distinct);
        }
        if (id == distinct) {
            distinct++;
            if (cycles.firstOccurrence(id) != occurrence || cycles.firstPosition(id) != position) {
                return wrong("cycle " + id + " occurs first as number " + occurrence);
            }
        }
        seen[id]++;
        int element = cycles.element(id);
        long length = element >= 0 ? 1 : cycles.grammar().length(~element);
        if (length != cycles.length(id)) {
            return wrong("cycle " + id + " is " + length + " long, not " + cycles.length(id));
        }
        if (element >= 0) {
            return element == cycles.header() ? readPart(1, true) : wrong("cycle " + id + " is no header");
        }
        GrammarCursor own = GrammarCursor.ofRule(cycles.grammar(), ~element);
        for (long i = 0; i < length; i++) {
            Optional<GrammarViolation> found = readSymbol(own.next(), i == 0);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Reads symbols of which the first, if any, is to be the header. */
    private Optional<GrammarViolation> readPart(long length, boolean headed) throws E {
        for (long i = 0; i < length; i++) {
            Optional<GrammarViolation> found = readSymbol(GrammarCursor.END, headed && i == 0);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Reads one symbol of the input; {@code own} is what the cycle's rule says, or END if it has none. */
    private Optional<GrammarViolation> readSymbol(int own, boolean isHeader) throws E {
        int symbol = input.next();
        if (symbol != whole.next() || symbol == GrammarCursor.END) {
            return Optional.of(new GrammarViolation(GrammarProperty.EXPANSION, -1, position,
                    "the grammar's string differs from the input at position " + position));
        }
        if (own != GrammarCursor.END && own != symbol) {
            return wrong("the cycle's rule differs from the input");
        }
        if (isHeader != (symbol == cycles.header())) {
            return wrong(isHeader ? "a cycle begins without the header" : "a cycle holds the header");
        }
        position++;
        return Optional.empty();
    }

    private Optional<GrammarViolation> readEnd() throws E {
        if (input.next() != GrammarCursor.END || whole.next() != GrammarCursor.END) {
            return Optional.of(new GrammarViolation(GrammarProperty.EXPANSION, -1, position,
                    "the string does not end at position " + position + ", where the cycles do"));
        }
        return Optional.empty();
    }

    private Optional<GrammarViolation> wrong(String what) {
        return Optional.of(new GrammarViolation(GrammarProperty.CYCLES, -1, position,
                "at position " + position + ": " + what));
    }
}
