/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Walks over the text of a nest, computing functions of the indexes where {@link NestRun} computes numbers. */
final class NestWalk {

    private final FlatTerms terms;
    private final NestVisitor visitor;

    private NestWalk(FlatTerms terms, NestVisitor visitor) {
        this.terms = terms;
        this.visitor = visitor;
    }

    static void over(FlatTerms terms, NestVisitor visitor) {
        List<IndexPolynomial> numbers = new ArrayList<>();
        for (int i = 0; i < terms.count[0]; i++) {
            numbers.add(IndexPolynomial.of(terms.numbers[i]));
        }
        new NestWalk(terms, visitor).walk(0, numbers, 0, 0);
    }

    /** As deep a recursion as loops nest. */
    private void walk(int token, List<IndexPolynomial> numbers, int classAt, int depth) {
        if (!Tokens.isLoop(terms.tokens[token])) {
            visitor.tuple(depth, Tokens.label(terms.tokens[token]), numbers);
            return;
        }
        visitor.loop(depth, numbers.get(0));
        IndexPolynomial[] body = new IndexPolynomial[terms.bodyCount[token]];
        int slope = 1 + body.length;
        for (int i = 0; i < body.length; i++) {
            IndexPolynomial number = numbers.get(1 + i);
            body[i] = FieldModels.varies(terms.classes[classAt + 1 + i])
                    ? number.plus(numbers.get(slope++), depth) : number;
        }
        int at = 0;
        int end = token + terms.span[token];
        for (int child = token + 1; child < end; child += terms.span[child]) {
            walk(child, Arrays.asList(body).subList(at, at + terms.count[child]), classAt + 1 + at, depth + 1);
            at += terms.count[child];
        }
        visitor.end();
    }
}
