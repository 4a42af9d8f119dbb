/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.nlr.IndexPolynomial;
import org.refrain.core.nlr.NestTerm;
import org.refrain.core.nlr.NestVisitor;

/** The loops and tuples of a nest's text, in its order. */
final class TermParts implements NestVisitor {

    private final long hexadecimal;
    private final List<Part> parts = new ArrayList<>();

    /**
     * A loop or a tuple.
     *
     * @param number as {@link org.refrain.core.nlr.PartExecutions} counts
     * @param depth loops around it
     * @param bound the last index of a loop; null for a tuple
     * @param label of a tuple
     * @param text the numbers of a tuple, or a loop's head
     */
    record Part(int number, int depth, @Nullable IndexPolynomial bound, int label, String text) {

        boolean isLoop() {
            return bound != null;
        }
    }

    private TermParts(long hexadecimal) {
        this.hexadecimal = hexadecimal;
    }

    /** @param hexadecimal the fields that are written so, as bits */
    static List<Part> of(NestTerm nest, long hexadecimal) {
        TermParts parts = new TermParts(hexadecimal);
        nest.visit(parts);
        return parts.parts;
    }

    /** The labels of the tuples in a loop. */
    static BitSet labels(List<Part> parts, Part loop) {
        BitSet labels = new BitSet();
        for (int i = loop.number + 1; i < parts.size() && parts.get(i).depth > loop.depth; i++) {
            if (!parts.get(i).isLoop()) {
                labels.set(parts.get(i).label);
            }
        }
        return labels;
    }

    private static String index(int depth) {
        return "i" + depth;
    }

    @Override
    public void loop(int depth, IndexPolynomial bound) {
        parts.add(new Part(parts.size(), depth, bound, 0,
                "for " + index(depth) + " = 0 to " + bound.text(TermParts::index, false)));
    }

    @Override
    public void tuple(int depth, int label, List<IndexPolynomial> fields) {
        StringJoiner text = new StringJoiner(", ");
        for (int i = 0; i < fields.size(); i++) {
            text.add(fields.get(i).text(TermParts::index, (hexadecimal >>> i & 1) != 0));
        }
        parts.add(new Part(parts.size(), depth, null, label, text.toString()));
    }

    @Override
    public void end() {
        // the depth of what follows tells
    }
}
