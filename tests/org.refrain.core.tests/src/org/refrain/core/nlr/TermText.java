/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A term as the text of {@link PublishedAlgorithm}, made from its arrays. */
final class TermText {

    private TermText() {
    }

    static String of(NestTerm term) {
        FlatTerms terms = term.terms;
        List<TreeMap<Long, Long>> numbers = new ArrayList<>();
        for (long number : terms.numbers) {
            TreeMap<Long, Long> sum = new TreeMap<>();
            sum.put(0L, number);
            numbers.add(sum);
        }
        return text(terms, 0, numbers, 0, 0);
    }

    private static String text(FlatTerms terms, int token, List<TreeMap<Long, Long>> numbers, int classAt, int depth) {
        if (!Tokens.isLoop(terms.tokens[token])) {
            numbers.forEach(it -> it.values().removeIf(coefficient -> coefficient == 0));
            return Tokens.label(terms.tokens[token]) + " " + numbers;
        }
        int length = terms.bodyCount[token];
        List<TreeMap<Long, Long>> body = new ArrayList<>();
        int slope = 1 + length;
        for (int i = 1; i <= length; i++) {
            TreeMap<Long, Long> sum = new TreeMap<>(numbers.get(i));
            if (FieldModels.varies(terms.classes[classAt + i])) {
                numbers.get(slope++).forEach((product, factor) -> sum.put(product | 1L << depth, factor));
            }
            body.add(sum);
        }
        List<String> texts = new ArrayList<>();
        int at = 0;
        for (int child = token + 1; child < token + terms.span[token]; child += terms.span[child]) {
            texts.add(text(terms, child, body.subList(at, at + terms.count[child]), classAt + 1 + at, depth + 1));
            at += terms.count[child];
        }
        numbers.get(0).values().removeIf(coefficient -> coefficient == 0);
        return "for " + List.of(numbers.get(0)) + texts;
    }
}
