/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

import org.refrain.core.progress.Progress;

/**
 * The bodies of a grammar while the most frequent pair of neighbours is replaced by a new rule, again and again.
 *
 * <p>Where a replacement brings equal rules together, X X, they become one element X^2 at once; so neighbours always
 * differ, two occurrences of a pair never overlap, and each round is one walk over a pair's occurrences.
 *
 * <p>The bodies lie in one array, with guards between them. An element that goes leaves a gap, whose first and last
 * places say how long it is, so neighbours are found without links.
 *
 * <p>Memory: 4 bytes for each element of the bodies, beside the pairs and the atoms. Time: O(1) for each element
 * replaced.
 *
 * <p>Source: N. J. Larsson and A. Moffat, Offline Dictionary-Based Compression (DCC 1999), section 3.
 */
final class RePairString {

    private static final int GUARD = Integer.MIN_VALUE;

    private final RePairAtoms atoms = new RePairAtoms();
    private final RePairPairs pairs;
    /** At each place: an atom, 0 or more; or the length of the gap that begins or ends there, negative; or GUARD. */
    private final int[] places;
    /** Of each body, the place of the guard before it. */
    private final int[] guards;
    private final int rules;
    private int end;
    /** Of each new rule: its two atoms. */
    private int[] newLefts = new int[1 << 8];
    private int[] newRights = new int[1 << 8];
    private int newRules;

    /**
     * Takes the bodies of a grammar; equal neighbours are joined.
     *
     * @throws IllegalArgumentException if there are 2^31 elements or more
     */
    RePairString(RGrammar grammar, RePairUnrolling bodies) {
        rules = grammar.ruleCount();
        long room = bodies.elements() + rules + 1;
        if (room > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("a grammar of " + bodies.elements() + " elements");
        }
        places = new int[(int) room];
        guards = new int[rules];
        for (int rule = 0; rule < rules; rule++) {
            guards[rule] = end;
            places[end++] = GUARD;
            if (bodies.remains(rule)) {
                bodies.forEach(rule, this::append);
            }
        }
        places[end++] = GUARD;
        pairs = new RePairPairs(end);
        for (int place = 1; place < end; place++) {
            addPair(place - 1, place);
        }
    }

    private void append(int element, long exponent) {
        int before = places[end - 1];
        if (before != GUARD && atoms.element(before) == element) {
            places[end - 1] = atoms.of(element, atoms.exponent(before) + exponent);
        } else {
            places[end++] = atoms.of(element, exponent);
        }
    }

    /** Replaces pairs as long as one occurs twice. */
    void replaceAll(Progress progress) {
        for (int pair = pairs.mostFrequent(); pair >= 0; pair = pairs.mostFrequent()) {
            if ((newRules & 0xFFF) == 0) {
                progress.checkCancelled();
                progress.report("Improving the grammar", newRules, -1);
            }
            replace(pair);
        }
    }

    /** The bodies as they are now, and the new rules behind them; rules that do not remain are empty. */
    RGrammar build() {
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (int guard : guards) {
            assembler.beginRule();
            for (int place = next(guard); places[place] != GUARD; place = next(place)) {
                assembler.add(atoms.element(places[place]), atoms.exponent(places[place]));
            }
        }
        for (int rule = 0; rule < newRules; rule++) {
            assembler.beginRule();
            assembler.add(atoms.element(newLefts[rule]), atoms.exponent(newLefts[rule]));
            assembler.add(atoms.element(newRights[rule]), atoms.exponent(newRights[rule]));
        }
        return assembler.buildValid();
    }

    private void replace(int pair) {
        if (newRules == newLefts.length) {
            newLefts = Arrays.copyOf(newLefts, 2 * newRules);
            newRights = Arrays.copyOf(newRights, 2 * newRules);
        }
        newLefts[newRules] = pairs.left(pair);
        newRights[newRules] = pairs.right(pair);
        int element = ~(rules + newRules++);
        int place = pairs.firstOccurrence(pair);
        while (place >= 0) {
            int following = pairs.nextOccurrence(place);
            replaceAt(place, element);
            place = following;
        }
    }

    private void replaceAt(int place, int element) {
        int second = next(place);
        int left = previous(place);
        int right = next(second);
        pairs.remove(left);
        pairs.remove(place);
        pairs.remove(second);
        delete(second);
        long exponent = 1;
        if (isElement(left, element)) {
            exponent += atoms.exponent(places[left]);
            int before = previous(left);
            pairs.remove(before);
            delete(left);
            left = before;
        }
        if (isElement(right, element)) {
            exponent += atoms.exponent(places[right]);
            int behind = next(right);
            pairs.remove(right);
            delete(right);
            right = behind;
        }
        places[place] = atoms.of(element, exponent);
        addPair(left, place);
        addPair(place, right);
    }

    private boolean isElement(int place, int element) {
        return places[place] != GUARD && atoms.element(places[place]) == element;
    }

    private void addPair(int left, int right) {
        if (places[left] != GUARD && places[right] != GUARD) {
            pairs.add(left, places[left], places[right]);
        }
    }

    private int next(int place) {
        int behind = places[place + 1];
        return behind >= 0 || behind == GUARD ? place + 1 : place + 1 - behind;
    }

    private int previous(int place) {
        int before = places[place - 1];
        return before >= 0 || before == GUARD ? place - 1 : place - 1 + before;
    }

    private void delete(int place) {
        int first = previous(place) + 1;
        int last = next(place) - 1;
        places[first] = first - last - 1;
        places[last] = first - last - 1;
    }
}
