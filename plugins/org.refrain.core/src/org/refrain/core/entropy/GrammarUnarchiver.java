/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Reads what {@link GrammarArchiver} wrote. Whatever the bytes are, the result is a valid grammar or an
 * {@link InvalidGrammarException}; time and memory are bounded by the number of bytes. No recursion.
 */
public final class GrammarUnarchiver {

    /** The cheapest element costs about 1/2000 of a bit. */
    private static final long MOST_ELEMENTS_PER_BYTE = 1 << 14;

    private final RangeDecoder coder;
    private final GrammarModel model = new GrammarModel();
    private final IntArrayList elements = new IntArrayList();
    private final LongArrayList exponents = new LongArrayList();
    /** The rule of each element: bodies are interleaved while they are read. */
    private final IntArrayList owners = new IntArrayList();
    private final IntArrayList open = new IntArrayList();
    private final IntArrayList places = new IntArrayList();
    private final IntArrayList firsts = new IntArrayList();
    /** Index of the element that each rule was entered by. */
    private final IntArrayList firstUses = new IntArrayList();
    private final long declaredElements;
    private int[] terminals = new int[0];
    private boolean ordered = true;

    private GrammarUnarchiver(byte[] bytes, int start, int end, long most) throws InvalidGrammarException {
        coder = new RangeDecoder(bytes, start, end);
        NumberModel counts = new NumberModel();
        declaredElements = counts.code(coder, 0);
        if (declaredElements < 0 || declaredElements > most) {
            throw new InvalidGrammarException(0, "it declares " + declaredElements + " elements in "
                    + (end - start) + " bytes");
        }
        ordered = coder.equalBits(1, 0) == 0;
        if (!ordered) {
            readOrder(counts);
        }
    }

    /**
     * Reads a grammar.
     *
     * @param bytes the code, from {@code start} to before {@code end}
     * @throws InvalidGrammarException if the code is damaged
     */
    public static RGrammar read(byte[] bytes, int start, int end) throws InvalidGrammarException {
        return read(bytes, start, end, MOST_ELEMENTS_PER_BYTE * (end - start + 16L));
    }

    /**
     * Reads a grammar of a limited size.
     *
     * @param bytes the code, from {@code start} to before {@code end}
     * @param mostElements the largest number of elements
     * @throws InvalidGrammarException if the code is damaged, or the grammar larger
     */
    public static RGrammar read(byte[] bytes, int start, int end, long mostElements) throws InvalidGrammarException {
        GrammarUnarchiver reader = new GrammarUnarchiver(bytes, start, end, mostElements);
        reader.readBodies();
        return reader.grammar();
    }

    private void readOrder(NumberModel counts) throws InvalidGrammarException {
        long count = counts.code(coder, 0);
        if (count < 0 || count > declaredElements) {
            throw new InvalidGrammarException(0, "it declares " + count + " terminals in " + declaredElements
                    + " elements");
        }
        terminals = new int[(int) count];
        for (int i = 0; i < terminals.length; i++) {
            long terminal = counts.code(coder, 0);
            if (terminal < 0 || terminal > Integer.MAX_VALUE || coder.isPastEnd()) {
                throw new InvalidGrammarException(0, "terminal " + i + " is out of range");
            }
            terminals[i] = (int) terminal;
        }
    }

    private void readBodies() throws InvalidGrammarException {
        openRule();
        while (!open.isEmpty()) {
            if (coder.isPastEnd()) {
                throw new InvalidGrammarException(rule(), "the code ends inside rule " + rule());
            }
            boolean inStart = open.size() == 1;
            int place = places.getInt(open.size() - 1);
            int kind = model.kind(coder, inStart, place, 0);
            if (kind == GrammarModel.END) {
                endRule();
                continue;
            }
            if (elements.size() == declaredElements) {
                throw new InvalidGrammarException(rule(), "there are more elements than declared");
            }
            places.set(open.size() - 1, place + 1);
            owners.add(rule());
            switch (kind) {
            case GrammarModel.NEW_RULE -> {
                elements.add(~model.rules());
                exponents.add(1);
                openRule();
            }
            case GrammarModel.NEW_TERMINAL -> element(model.newTerminal(), inStart);
            default -> element(model.known(coder, GrammarModel.NO_ELEMENT), inStart);
            }
        }
        if (elements.size() != declaredElements) {
            throw new InvalidGrammarException(0, "there are fewer elements than declared");
        }
    }

    private int rule() {
        return open.getInt(open.size() - 1);
    }

    private void openRule() {
        firstUses.add(elements.size() - 1);
        open.add(model.beginRule());
        places.add(0);
        firsts.add(-1);
    }

    private void element(int element, boolean inStart) throws InvalidGrammarException {
        if (element == GrammarModel.NO_ELEMENT) {
            throw new InvalidGrammarException(rule(), "rule " + rule() + " uses something before there is anything");
        }
        noteFirst(model.firstTerminal(element));
        elements.add(element);
        exponents.add(model.exponent(coder, element, inStart, 1));
    }

    private void noteFirst(int terminal) {
        int top = open.size() - 1;
        if (firsts.getInt(top) < 0) {
            firsts.set(top, terminal);
        }
    }

    private void endRule() throws InvalidGrammarException {
        int top = open.size() - 1;
        int rule = open.removeInt(top);
        places.removeInt(top);
        int first = firsts.removeInt(top);
        if (top == 0) {
            return;
        }
        if (first < 0) {
            throw new InvalidGrammarException(rule, "rule " + rule + " is empty");
        }
        model.endRule(rule, first);
        noteFirst(first);
        long exponent = model.exponent(coder, ~rule, top == 1, 1);
        exponents.set(firstUses.getInt(rule), exponent);
    }

    private RGrammar grammar() throws InvalidGrammarException {
        int rules = model.rules();
        int[] starts = new int[rules + 1];
        for (int i = 0; i < owners.size(); i++) {
            starts[owners.getInt(i) + 1]++;
        }
        for (int rule = 0; rule < rules; rule++) {
            starts[rule + 1] += starts[rule];
        }
        int[] next = starts.clone();
        int[] body = new int[elements.size()];
        long[] repeats = new long[elements.size()];
        for (int i = 0; i < elements.size(); i++) {
            int at = next[owners.getInt(i)]++;
            body[at] = terminal(elements.getInt(i));
            repeats[at] = exponents.getLong(i);
        }
        return new RGrammar(starts, body, repeats);
    }

    private int terminal(int element) throws InvalidGrammarException {
        if (element < 0 || ordered) {
            return element;
        }
        if (element >= terminals.length) {
            throw new InvalidGrammarException(0, "there are more terminals than declared");
        }
        return terminals[element];
    }
}
