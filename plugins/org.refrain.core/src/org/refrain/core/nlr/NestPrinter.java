/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.List;
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
        nest.visit(new NestVisitor() {
            @Override
            public void loop(int depth, IndexPolynomial bound) {
                newLine(out, depth);
                out.append("for i").append(depth).append(" = 0 to ").append(bound);
            }

            @Override
            public void tuple(int depth, int label, List<IndexPolynomial> fields) {
                newLine(out, depth);
                printTuple(out, labels.apply(label), fields);
            }

            @Override
            public void end() {
                // the next line's indent tells
            }
        });
        return out.toString();
    }

    private static void newLine(StringBuilder out, int depth) {
        out.append(out.length() == 0 ? "" : "\n").append(INDENT.repeat(depth));
    }

    private void printTuple(StringBuilder out, String name, List<IndexPolynomial> fields) {
        int arity = fields.size();
        String open = !name.isEmpty() ? name + (arity == 0 ? "" : "(") : arity == 1 ? "val " : "< ";
        String close = !name.isEmpty() ? arity == 0 ? "" : ")" : arity == 1 ? "" : " >";
        String between = name.isEmpty() ? " , " : ", ";
        out.append(open);
        for (int i = 0; i < arity; i++) {
            out.append(i == 0 ? "" : between);
            out.append(fields.get(i).text(index -> "i" + index, (hexadecimal >>> i & 1) != 0));
        }
        out.append(close);
    }
}
