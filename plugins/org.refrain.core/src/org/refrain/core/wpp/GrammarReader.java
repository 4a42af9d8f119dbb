/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

/**
 * Reads a grammar section, and numbers its rules breadth first. Time and memory follow the section's length, whatever
 * the string's.
 */
final class GrammarReader {

    private final SectionInput in;
    private final int terminals;
    private final int rules;
    private final int[] codes;
    private final int[] starts;
    private final long[] exponents;
    /** Number in memory of each rule of the file. */
    private final int[] numbers;
    private final RGrammar grammar;

    /** @param terminals how many the grammar may have */
    GrammarReader(SectionInput in, int terminals) throws WppFormatException {
        this.in = in;
        this.terminals = in.count32("number of terminals");
        in.check(this.terminals == terminals, "number of terminals", this.terminals);
        rules = in.count32("number of rules");
        in.check(rules >= 1, "number of rules", rules);
        int count = (int) in.count64("number of elements", Integer.MAX_VALUE - 8);
        // every rule but the start rule has an element, so neither can be more than the section has bits
        in.check(rules - 1 <= count, "number of rules", rules);
        in.check((long) terminals + rules <= Integer.MAX_VALUE, "number of terminals and rules",
                (long) terminals + rules);
        codes = Plane.readInts(in, "elements", count, 1, terminals + rules);
        starts = Plane.readInts(in, "starts of bodies", rules + 1, 0, count + 1);
        checkBodies();
        exponents = readExponents(count);
        numbers = new int[rules];
        grammar = renumber();
        checkLengths();
        in.end();
    }

    RGrammar grammar() {
        return grammar;
    }

    int ruleCount() {
        return rules;
    }

    /** The rule in {@link #grammar()} of a rule of the file. */
    int rule(int number) {
        return numbers[number];
    }

    private void checkBodies() throws WppFormatException {
        in.check(starts[0] == 0 && starts[rules] == codes.length, "end of the last body", starts[rules]);
        for (int rule = 0; rule < rules; rule++) {
            in.check(starts[rule] < starts[rule + 1] || rule == rules - 1 && starts[rule] == starts[rules],
                    "length of the body of rule " + rule, starts[rule + 1] - starts[rule]);
            for (int i = starts[rule]; i < starts[rule + 1]; i++) {
                in.check(codes[i] < terminals + rule, "a rule used by rule " + rule, codes[i] - terminals);
            }
        }
    }

    private long[] readExponents(int count) throws WppFormatException {
        int distinct = Plane.peekCount(in, "different exponents", count);
        long[] values = Plane.readLongs(in, "different exponents", distinct, 0);
        for (int i = 0; i < distinct; i++) {
            in.check(values[i] >= 1 && (i == 0 || values[i] > values[i - 1]), "an exponent", values[i]);
        }
        int[] indexes = Plane.readInts(in, "exponents", count, 0, Math.max(distinct, 1));
        in.check(distinct > 0 || count == 0, "number of different exponents", distinct);
        long[] all = new long[count];
        for (int i = 0; i < count; i++) {
            all[i] = values[indexes[i]];
        }
        return all;
    }

    /** Breadth first from the start rule, in the order of first use. */
    private RGrammar renumber() throws WppFormatException {
        Arrays.fill(numbers, -1);
        int[] order = new int[rules];
        order[0] = rules - 1;
        numbers[rules - 1] = 0;
        int reached = 1;
        int[] bodyStarts = new int[rules + 1];
        int[] elements = new int[codes.length];
        long[] powers = new long[codes.length];
        int at = 0;
        for (int done = 0; done < reached; done++) {
            int rule = order[done];
            for (int i = starts[rule]; i < starts[rule + 1]; i++) {
                int used = codes[i] - terminals;
                if (used >= 0 && numbers[used] < 0) {
                    numbers[used] = reached;
                    order[reached++] = used;
                }
                powers[at] = exponents[i];
                elements[at++] = used < 0 ? codes[i] : ~numbers[used];
            }
            bodyStarts[done + 1] = at;
        }
        in.check(reached == rules, "number of rules that the start rule reaches", reached);
        try {
            return new RGrammar(bodyStarts, elements, powers);
        } catch (InvalidGrammarException e) {
            WppFormatException refused = in.inconsistent(e.getMessage());
            refused.initCause(e);
            throw refused;
        }
    }

    private void checkLengths() throws WppFormatException {
        long[] lengths = Plane.readLongs(in, "lengths of rules", rules, 0);
        for (int rule = 0; rule < rules; rule++) {
            in.check(lengths[rule] == grammar.length(numbers[rule]), "length of rule " + rule, lengths[rule]);
        }
        long[] samples = GrammarSamples.of(starts, codes, exponents, terminals, lengths);
        long[] stored = Plane.readLongs(in, "samples of lengths", samples.length, 0);
        in.check(Arrays.equals(samples, stored), "number of right samples of lengths",
                Math.max(0, Arrays.mismatch(samples, stored)));
    }
}
