/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.baseline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

/**
 * Sequitur as a textbook has it in Java: an object for each element, a {@link HashMap} of digrams, recursion. It is
 * what every speed in the table is compared with in the same run, and independent of the product's code.
 *
 * <p>Source: C. Nevill-Manning, I. Witten (JAIR 7, 1997), and the structure of their reference implementation.
 */
public final class TextbookSequitur implements GrammarBuilder {

    private record Digram(int first, int second) {
    }

    private final Map<Digram, @Nullable Element> digrams = new HashMap<>();
    private final Rule start = new Rule();
    private int rules;
    private long symbols;

    @Override
    public void append(int symbol) {
        symbols++;
        Element last = start.last();
        last.insertAfter(new Element(symbol, null));
        if (last != start.guard) {
            last.check();
        }
    }

    @Override
    public long symbols() {
        return symbols;
    }

    @Override
    public RGrammar build() {
        List<Rule> order = new ArrayList<>(List.of(start));
        Map<Rule, @Nullable Integer> numbers = new IdentityHashMap<>();
        numbers.put(start, 0);
        List<Integer> elements = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            starts.add(elements.size());
            Rule rule = order.get(i);
            for (Element e = rule.first(); e != rule.guard; e = e.next) {
                Rule used = e.rule;
                if (used == null) {
                    elements.add(e.value);
                } else {
                    Integer number = numbers.get(used);
                    if (number == null) {
                        number = order.size();
                        numbers.put(used, number);
                        order.add(used);
                    }
                    elements.add(~number);
                }
            }
        }
        starts.add(elements.size());
        long[] exponents = new long[elements.size()];
        Arrays.fill(exponents, 1);
        try {
            return new RGrammar(toArray(starts), toArray(elements), exponents);
        } catch (InvalidGrammarException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int[] toArray(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private final class Rule {

        private final Element guard;
        private final int name = ~rules++;
        private int uses;

        Rule() {
            guard = new Element(0, null);
            guard.guarded = this;
            guard.next = guard;
            guard.previous = guard;
        }

        Element first() {
            return guard.next;
        }

        Element last() {
            return guard.previous;
        }
    }

    private final class Element {

        private final int value;
        /** The rule that this element uses; null for a terminal. */
        private final @Nullable Rule rule;
        /** The rule whose guard this is; null for an element of a body. */
        private @Nullable Rule guarded;
        private Element next = this;
        private Element previous = this;
        private boolean linked;

        Element(int value, @Nullable Rule rule) {
            this.value = rule == null ? value : rule.name;
            this.rule = rule;
            if (rule != null) {
                rule.uses++;
            }
        }

        private boolean isGuard() {
            return guarded != null;
        }

        private Digram digram() {
            return new Digram(value, next.value);
        }

        private boolean equalTo(Element other) {
            return !isGuard() && !other.isGuard() && value == other.value;
        }

        void insertAfter(Element added) {
            link(added, next);
            link(this, added);
            added.linked = true;
        }

        private void link(Element left, Element right) {
            if (left.linked || left.isGuard()) {
                left.forget();
                if (right.linked && right.equalTo(right.previous) && right.equalTo(right.next)) {
                    digrams.put(right.digram(), right);
                }
                if (left.linked && left.equalTo(left.next) && left.equalTo(left.previous)) {
                    digrams.put(left.previous.digram(), left.previous);
                }
            }
            left.next = right;
            right.previous = left;
        }

        /** Takes the digram that begins here out of the index. */
        private void forget() {
            if (!isGuard() && !next.isGuard()) {
                digrams.remove(digram(), this);
            }
        }

        private void delete() {
            link(previous, next);
            forget();
            Rule used = rule;
            if (used != null) {
                used.uses--;
            }
        }

        /** Returns whether the digram that begins here was known already. */
        boolean check() {
            if (isGuard() || next.isGuard()) {
                return false;
            }
            Element found = digrams.putIfAbsent(digram(), this);
            if (found == null) {
                return false;
            }
            if (found.next != this) {
                match(found);
            }
            return true;
        }

        private void match(Element found) {
            Rule shared = found.previous.guarded;
            if (shared != null && found.next.next.isGuard()) {
                substitute(shared);
            } else {
                shared = new Rule();
                shared.last().insertAfter(new Element(value, rule));
                shared.last().insertAfter(new Element(next.value, next.rule));
                found.substitute(shared);
                substitute(shared);
                digrams.put(shared.first().digram(), shared.first());
            }
            Rule inner = shared.first().rule;
            if (inner != null && inner.uses == 1) {
                shared.first().expand(inner);
            }
        }

        private void substitute(Rule replacement) {
            Element before = previous;
            before.next.delete();
            before.next.delete();
            before.insertAfter(new Element(0, replacement));
            if (!before.check()) {
                before.next.check();
            }
        }

        private void expand(Rule body) {
            Element left = previous;
            Element right = next;
            Element first = body.first();
            Element last = body.last();
            forget();
            link(left, first);
            link(last, right);
            digrams.put(last.digram(), last);
        }
    }
}
