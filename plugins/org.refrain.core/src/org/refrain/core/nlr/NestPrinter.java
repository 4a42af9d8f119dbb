/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.function.IntFunction;

/**
 * Writes nests in the paper's notation:
 *
 * <pre>
 * for i0 = 0 to 31
 *   &lt; 0 , 0xff2eb8 , 8 &gt;
 *   for i1 = 0 to 7
 *     &lt; 2 , 0x700 + 4*i1 , 4 &gt;
 * </pre>
 *
 * <p>A tuple of one number is {@code val 3 + 7*i0}, one with a label {@code name(3, 7*i0)} and a mere label {@code
 * name}. Immutable.
 */
public final class NestPrinter {

    private static final String INDENT = "  ";

    private final IntFunction<String> labels;
    private final long hexadecimal;

    /** Prints decimal numbers and no labels. */
    public NestPrinter() {
        this(label -> label == 0 ? "" : "t" + label, 0);
    }

    /**
     * @param labels the name of each label, empty for none
     * @param hexadecimal the fields that are printed in hexadecimal, as bits
     */
    public NestPrinter(IntFunction<String> labels, long hexadecimal) {
        this.labels = labels;
        this.hexadecimal = hexadecimal;
    }

    /** The text of a nest, its lines with line feeds between them. */
    public String print(NestTerm nest) {
        StringBuilder out = new StringBuilder();
        FlatTerms terms = nest.terms;
        IndexPolynomial[] numbers = new IndexPolynomial[terms.count[0]];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = IndexPolynomial.constant(terms.numbers[i]);
        }
        print(out, terms, 0, numbers, 0, 0, 0);
        out.setLength(out.length() - 1);
        return out.toString();
    }

    /** As deep a recursion as loops nest. */
    private void print(StringBuilder out, FlatTerms terms, int token, IndexPolynomial[] numbers, int at, int classAt,
            int depth) {
        out.append(INDENT.repeat(depth));
        if (!Tokens.isLoop(terms.tokens[token])) {
            printTuple(out, terms.tokens[token], numbers, at);
            out.append('\n');
            return;
        }
        out.append("for i").append(depth).append(" = 0 to ");
        numbers[at].print(out, false);
        out.append('\n');
        IndexPolynomial[] body = new IndexPolynomial[terms.bodyCount[token]];
        int slope = at + 1 + body.length;
        for (int i = 0; i < body.length; i++) {
            body[i] = numbers[at + 1 + i];
            if (FieldModels.varies(terms.classes[classAt + 1 + i])) {
                body[i] = body[i].plus(numbers[slope++], depth);
            }
        }
        int childAt = 0;
        int end = token + terms.span[token];
        for (int child = token + 1; child < end; child += terms.span[child]) {
            print(out, terms, child, body, childAt, classAt + 1 + childAt, depth + 1);
            childAt += terms.count[child];
        }
    }

    private void printTuple(StringBuilder out, int token, IndexPolynomial[] numbers, int at) {
        String name = labels.apply(Tokens.label(token));
        int arity = Tokens.arity(token);
        String open = !name.isEmpty() ? name + (arity == 0 ? "" : "(") : arity == 1 ? "val " : "< ";
        String close = !name.isEmpty() ? arity == 0 ? "" : ")" : arity == 1 ? "" : " >";
        String between = name.isEmpty() ? " , " : ", ";
        out.append(open);
        for (int i = 0; i < arity; i++) {
            out.append(i == 0 ? "" : between);
            numbers[at + i].print(out, i < Long.SIZE && (hexadecimal >>> i & 1) != 0);
        }
        out.append(close);
    }
}
