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

/** Writes the accesses of a nest: {@code &buf[0] + 64*i + 4*j, i = 0..7, j = 0..15}. */
final class PatternText implements NestVisitor {

    private static final String NAMES = "ijklmn";

    private final DataNames names;
    private final List<String> ranges = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private PatternText(DataNames names) {
        this.names = names;
    }

    /** A line for each tuple in the nest. */
    static List<String> of(NestTerm nest, DataNames names) {
        PatternText text = new PatternText(names);
        nest.visit(text);
        return text.lines;
    }

    private static String index(int depth) {
        return depth < NAMES.length() ? NAMES.substring(depth, depth + 1) : "i" + depth;
    }

    @Override
    public void loop(int depth, IndexPolynomial bound) {
        ranges.add(", " + index(depth) + " = 0.." + bound.text(PatternText::index, false));
    }

    @Override
    public void tuple(int depth, int label, List<IndexPolynomial> fields) {
        IndexPolynomial address = fields.get(0);
        lines.add(place(address.constant()) + address.variation(PatternText::index) + String.join("", ranges));
    }

    @Override
    public void end() {
        ranges.remove(ranges.size() - 1);
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
