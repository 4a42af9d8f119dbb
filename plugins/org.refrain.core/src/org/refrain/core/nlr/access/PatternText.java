/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.nlr.IndexPolynomial;
import org.refrain.core.nlr.NestTerm;
import org.refrain.core.nlr.NestVisitor;
import org.refrain.core.nlr.access.DataNames.DataName;

/**
 * Writes the accesses of a nest: {@code &buf[0] + 64*i + 4*j, i = 0..7, j = 0..15}. Outermost and innermost loops whose
 * index nothing depends on are told as numbers: {@code &buf[0] + 4*i, i = 0..255, each 2 times, 12 times}.
 */
final class PatternText implements NestVisitor {

    private static final String NAMES = "ijklmn";

    private final DataNames names;
    private final List<IndexPolynomial> bounds = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private boolean varies;

    private PatternText(DataNames names) {
        this.names = names;
    }

    /** A line for each tuple in the nest. */
    static List<String> of(NestTerm nest, DataNames names) {
        PatternText text = new PatternText(names);
        nest.visit(text);
        return text.lines;
    }

    /** Whether the address in any place of a nest depends on an index. */
    static boolean varies(NestTerm nest) {
        PatternText text = new PatternText(DataNames.NONE);
        nest.visit(text);
        return text.varies;
    }

    private static String index(int depth) {
        return depth < NAMES.length() ? NAMES.substring(depth, depth + 1) : "i" + depth;
    }

    @Override
    public void loop(int depth, IndexPolynomial bound) {
        bounds.add(bound);
    }

    @Override
    public void tuple(int depth, int label, List<IndexPolynomial> fields) {
        IndexPolynomial address = fields.get(0);
        int outer = 0;
        while (outer < depth && isFree(outer, address)) {
            outer++;
        }
        int named = outer;
        int inner = depth;
        while (inner > outer && isFree(inner - 1, address)) {
            inner--;
        }
        String variation = address.variation(loop -> index(loop - named));
        varies |= !variation.isEmpty();
        StringBuilder line = new StringBuilder(place(address.constant())).append(variation);
        for (int loop = outer; loop < inner; loop++) {
            line.append(", ").append(index(loop - named)).append(" = 0..")
                    .append(bounds.get(loop).text(it -> index(it - named), false));
        }
        times(line, ", each ", inner, depth);
        times(line, ", ", 0, outer);
        lines.add(line.toString());
    }

    /** Whether a loop only does the same again, so that a number tells all about it. */
    private boolean isFree(int loop, IndexPolynomial address) {
        boolean isUsed = address.uses(loop) || !bounds.get(loop).variation(PatternText::index).isEmpty();
        for (int inner = loop + 1; inner < bounds.size() && !isUsed; inner++) {
            isUsed = bounds.get(inner).uses(loop);
        }
        return !isUsed;
    }

    private void times(StringBuilder line, String before, int from, int to) {
        long times = 1;
        for (int loop = from; loop < to; loop++) {
            times *= bounds.get(loop).constant() + 1;
        }
        if (from < to) {
            line.append(before).append(times).append(" times");
        }
    }

    @Override
    public void end() {
        bounds.remove(bounds.size() - 1);
    }

    private String place(long address) {
        DataName name = names.at(address);
        if (name == null) {
            return String.format("0x%08X", address);
        }
        long offset = address - name.address();
        return "&" + name.name() + (offset == 0 ? "[0]" : "[0] + " + offset);
    }
}
