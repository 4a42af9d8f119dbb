/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * How the elements of a trace's grammar follow each other, learned while they are coded.
 *
 * <p>The grammar is written in the order of its derivation: a rule's body stands where the rule is used first, so a
 * first use costs no number. A terminal that is new needs none either, for terminals are numbered in the order of first
 * occurrence. What is left are elements known already. No pair of neighbours ever comes twice (digram uniqueness), so
 * the element before says nothing by its name; but it says where the program was: an element can only begin with an
 * instruction that follows the one which the element before ended with, and that is nearly always one of a few. So the
 * first terminal of an element is coded by the last terminal before it, and then which of the elements that begin with
 * it is meant, by their frequencies.
 *
 * <p>Memory: about 60 bytes an element known (terminal or rule) and 16 for each pair of terminals that follow each
 * other. Not safe for threads.
 */
final class GrammarModel {

    /** What comes next in a body. */
    static final int END = 0;
    static final int NEW_RULE = 1;
    static final int NEW_TERMINAL = 2;
    static final int KNOWN = 3;

    /** An element that a damaged code names and that is not there. */
    static final int NO_ELEMENT = Integer.MIN_VALUE;

    private static final int KINDS = 4;
    private static final int PLACES = 4;
    private static final int FOLLOWER_CLASSES = 4;
    private static final int FOLLOWER_STEP = 24;
    private static final int STARTER_STEP = 2;

    private final int[] kindBits = NumberModel.halves(KINDS * PLACES * FOLLOWER_CLASSES * KINDS);
    private final int[] newFollowerBits = NumberModel.halves(FOLLOWER_CLASSES);
    private final int[] repeatBits = NumberModel.halves(2 * 2 * 3);
    private final int[] sameExponentBits = NumberModel.halves(2);
    private final NumberModel exponents = new NumberModel();
    private final FrequencyTable anyTerminal = new FrequencyTable();
    private final IntArrayList starterPlaces = new IntArrayList();
    private final IntArrayList ruleFirst = new IntArrayList();
    private final IntArrayList ruleLast = new IntArrayList();
    private final LongArrayList terminalExponents = new LongArrayList();
    private final LongArrayList ruleExponents = new LongArrayList();

    /** For each terminal, and at 0 for the beginning: which terminals followed it. */
    private Choices[] followers = new Choices[16];
    /** For each terminal: the elements that begin with it. */
    private Choices[] starters = new Choices[16];
    private int terminals;
    /** The terminal before, plus 1; 0 at the beginning. */
    private int last;
    private int latestKind;

    private static final class Choices {
        final IntArrayList values = new IntArrayList(2);
        final FrequencyTable frequencies = new FrequencyTable();

        void add(int value, int frequency) {
            values.add(value);
            frequencies.grow(frequency);
        }
    }

    GrammarModel() {
        followers[0] = new Choices();
    }

    /** Number of terminals met so far; the next new one gets this number. */
    int terminals() {
        return terminals;
    }

    /** Number of rules begun so far. */
    int rules() {
        return ruleFirst.size();
    }

    /** The terminal coded last, -1 at the beginning. */
    int lastTerminal() {
        return last - 1;
    }

    /**
     * Codes what comes next.
     *
     * @param inStart whether the body is the start rule's
     * @param place index in the body
     */
    int kind(EntropyCoder coder, boolean inStart, int place, int kind) {
        int where = inStart ? 0 : Math.min(place, 2) + 1;
        int context = ((latestKind * PLACES + where) * FOLLOWER_CLASSES + followerClass()) * KINDS;
        int high = coder.bit(kindBits, context + 1, kind >> 1);
        int low = coder.bit(kindBits, context + 2 + high, kind & 1);
        latestKind = high << 1 | low;
        return latestKind;
    }

    private int followerClass() {
        return Math.min(followers[last].values.size(), FOLLOWER_CLASSES - 1);
    }

    /** Takes a terminal that was never met. */
    int newTerminal() {
        int terminal = terminals++;
        if (terminals >= followers.length) {
            followers = Arrays.copyOf(followers, 2 * followers.length);
            starters = Arrays.copyOf(starters, 2 * starters.length);
        }
        followers[terminals] = new Choices();
        starters[terminal] = new Choices();
        starters[terminal].add(terminal, STARTER_STEP);
        anyTerminal.grow(1);
        terminalExponents.add(0);
        followers[last].add(terminal, FOLLOWER_STEP);
        last = terminal + 1;
        return terminal;
    }

    /** Takes the beginning of a rule that is used for the first time; returns its number. */
    int beginRule() {
        ruleFirst.add(-1);
        ruleLast.add(-1);
        starterPlaces.add(-1);
        ruleExponents.add(0);
        return ruleFirst.size() - 1;
    }

    /** Takes the end of a rule, which can be used from now on. */
    void endRule(int rule, int firstTerminal) {
        ruleFirst.set(rule, firstTerminal);
        ruleLast.set(rule, last - 1);
        starterPlaces.set(rule, starters[firstTerminal].values.size());
        starters[firstTerminal].add(~rule, STARTER_STEP);
    }

    /** First terminal of a known element. */
    int firstTerminal(int element) {
        return element >= 0 ? element : ruleFirst.getInt(~element);
    }

    /**
     * Codes an element met before.
     *
     * @return the element; {@link #NO_ELEMENT} if a damaged code asks for one before there is any
     */
    int known(EntropyCoder coder, int element) {
        if (terminals == 0) {
            return NO_ELEMENT;
        }
        int first = follower(coder, element == NO_ELEMENT ? 0 : firstTerminal(element));
        Choices choices = starters[first];
        int place = element >= 0 || element == NO_ELEMENT ? 0 : starterPlaces.getInt(~element);
        if (choices.values.size() > 1) {
            place = coder.symbol(choices.frequencies, place);
        }
        choices.frequencies.add(place, STARTER_STEP);
        int coded = choices.values.getInt(place);
        last = (coded >= 0 ? coded : ruleLast.getInt(~coded)) + 1;
        return coded;
    }

    private int follower(EntropyCoder coder, int terminal) {
        Choices choices = followers[last];
        int place = choices.values.indexOf(terminal);
        if (coder.bit(newFollowerBits, followerClass(), place < 0 ? 1 : 0) == 1 || choices.values.isEmpty()) {
            int coded = coder.symbol(anyTerminal, terminal);
            anyTerminal.add(coded, 1);
            choices.add(coded, FOLLOWER_STEP);
            return coded;
        }
        if (choices.values.size() > 1) {
            place = coder.symbol(choices.frequencies, Math.max(place, 0));
        } else {
            place = 0;
        }
        choices.frequencies.add(place, FOLLOWER_STEP);
        return choices.values.getInt(place);
    }

    /** Codes how often an element is repeated, 1 or more. */
    long exponent(EntropyCoder coder, int element, boolean inStart, long exponent) {
        LongArrayList latest = element >= 0 ? terminalExponents : ruleExponents;
        int index = element >= 0 ? element : ~element;
        long before = latest.getLong(index);
        int context = ((element >= 0 ? 1 : 0) * 2 + (inStart ? 1 : 0)) * 3 + (int) Math.min(before, 2);
        long coded = 1;
        if (coder.bit(repeatBits, context, exponent > 1 ? 1 : 0) == 1) {
            boolean same = before > 1 && coder.bit(sameExponentBits, 0, exponent == before ? 1 : 0) == 1;
            coded = same ? before : exponents.code(coder, exponent - 2) + 2;
        }
        latest.set(index, coded);
        return coded;
    }
}
