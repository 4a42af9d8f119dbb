/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The algorithm of section 2 once more, word for word and as slow: terms are trees, a number that varies becomes a
 * function of the new index where it stands, and REDUCE calls itself. Shares nothing with the one under test.
 */
final class PublishedAlgorithm {

    /** CONSTANT, LINEAR or POLYNOMIAL. */
    private final FieldModel model;
    private final int maxBody;
    private final List<Term> stack = new ArrayList<>();

    PublishedAlgorithm(FieldModel model, int maxBody) {
        this.model = model;
        this.maxBody = maxBody;
    }

    /** A function of the indexes: a number, or constant + index * slope, each a function of the indexes further out. */
    private record Function(long number, FieldModel model, Optional<Function> constant, Optional<Function> slope) {

        static Function of(long number, FieldModel model) {
            return new Function(number, model, Optional.empty(), Optional.empty());
        }

        static Function of(Function constant, Function slope) {
            return new Function(0, FieldModel.CONSTANT, Optional.of(constant), Optional.of(slope));
        }

        Optional<Function> triplet(Function v, Function w) {
            if (constant.isPresent() != v.constant.isPresent() || constant.isPresent() != w.constant.isPresent()) {
                return Optional.empty();
            }
            if (constant.isPresent()) {
                Optional<Function> a = constant.get().triplet(v.constant.get(), w.constant.get());
                Optional<Function> b = slope.get().triplet(v.slope.get(), w.slope.get());
                return a.isEmpty() || b.isEmpty() ? Optional.empty() : Optional.of(of(a.get(), b.get()));
            }
            long step = v.number - number;
            if (w.number - v.number != step || step != 0 && model == FieldModel.CONSTANT) {
                return Optional.empty();
            }
            return Optional.of(model == FieldModel.CONSTANT ? this : of(this, of(step,
                    model == FieldModel.LINEAR ? FieldModel.CONSTANT : FieldModel.POLYNOMIAL)));
        }

        /** Replaces the outermost index, which the innermost functions have. */
        Function at(long index) {
            if (constant.isEmpty()) {
                return this;
            }
            Function a = constant.get();
            return a.constant.isEmpty() ? of(a.number + index * slope.get().number, a.model)
                    : of(a.at(index), slope.get().at(index));
        }

        /** Sums up the coefficients of each product of indexes; the outer functions are those of inner indexes. */
        private void collect(long product, int index, TreeMap<Long, Long> into) {
            if (constant.isEmpty()) {
                into.merge(product, number, Long::sum);
            } else {
                constant.get().collect(product, index - 1, into);
                slope.get().collect(product | 1L << index, index - 1, into);
            }
        }

        String text(int depth) {
            TreeMap<Long, Long> sum = new TreeMap<>();
            collect(0, depth - 1, sum);
            sum.values().removeIf(it -> it == 0);
            return sum.toString();
        }
    }

    /** A loop with a bound, or a tuple with values. */
    private record Term(int label, boolean isLoop, List<Function> numbers, List<Term> body) {

        static Optional<Term> triplet(Term u, Term v, Term w) {
            if (u.label != v.label || u.label != w.label || u.isLoop != v.isLoop || u.isLoop != w.isLoop
                    || u.numbers.size() != v.numbers.size() || u.numbers.size() != w.numbers.size()
                    || u.body.size() != v.body.size() || u.body.size() != w.body.size()) {
                return Optional.empty();
            }
            List<Function> functions = new ArrayList<>();
            for (int i = 0; i < u.numbers.size(); i++) {
                Optional<Function> function = u.numbers.get(i).triplet(v.numbers.get(i), w.numbers.get(i));
                if (function.isEmpty()) {
                    return Optional.empty();
                }
                functions.add(function.get());
            }
            Optional<List<Term>> inner = triplet(u.body, v.body, w.body);
            return inner.isEmpty() ? Optional.empty()
                    : Optional.of(new Term(u.label, u.isLoop, functions, inner.get()));
        }

        static Optional<List<Term>> triplet(List<Term> u, List<Term> v, List<Term> w) {
            List<Term> terms = new ArrayList<>();
            for (int i = 0; i < u.size(); i++) {
                Optional<Term> term = triplet(u.get(i), v.get(i), w.get(i));
                if (term.isEmpty()) {
                    return Optional.empty();
                }
                terms.add(term.get());
            }
            return Optional.of(terms);
        }

        Term at(long index) {
            return new Term(label, isLoop, numbers.stream().map(it -> it.at(index)).toList(),
                    body.stream().map(it -> it.at(index)).toList());
        }

        String text(int depth) {
            return (isLoop ? "for " : label + " ") + numbers.stream().map(it -> it.text(depth)).toList()
                    + (isLoop ? body.stream().map(it -> it.text(depth + 1)).toList() : "");
        }
    }

    void append(int label, long... values) {
        List<Function> numbers = new ArrayList<>();
        for (long value : values) {
            numbers.add(Function.of(value, model));
        }
        stack.add(new Term(label, false, numbers, List.of()));
        reduce();
    }

    private List<Term> top(int count) {
        return stack.subList(stack.size() - count, stack.size());
    }

    private void reduce() {
        for (int i = 2; i <= 3 * maxBody && i <= stack.size(); i++) {
            if (i % 3 == 0) {
                int b = i / 3;
                List<Term> top = top(i);
                Optional<List<Term>> body = Term.triplet(top.subList(0, b), top.subList(b, 2 * b),
                        top.subList(2 * b, i));
                if (body.isPresent()) {
                    top.clear();
                    stack.add(new Term(0, true, List.of(Function.of(2, model)), body.get()));
                    reduce();
                    return;
                }
            }
            Term loop = stack.get(stack.size() - i);
            if (i <= maxBody + 1 && loop.isLoop && loop.body.size() == i - 1) {
                long next = loop.numbers.get(0).number + 1;
                List<Term> above = top(i - 1);
                if (loop.body.stream().map(it -> it.at(next)).toList().equals(above)) {
                    above.clear();
                    stack.set(stack.size() - 1, new Term(0, true, List.of(Function.of(next, model)), loop.body));
                    reduce();
                    return;
                }
            }
        }
    }

    List<String> text() {
        return stack.stream().map(it -> it.text(0)).toList();
    }
}
