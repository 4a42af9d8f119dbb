/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.cycle.LoopHeader.Reason;
import org.refrain.core.cycle.LoopHeaderFinder;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

/** Turns what the user said about the loop header into a symbol, with what the trace itself suggests beside it. */
final class HeaderChooser {

    private final SymbolTable symbols;
    private final SymbolSequence events;
    private final long[] counts;
    private final long[] firsts;

    /**
     * @param counts events of each symbol
     * @param firsts position of each symbol's first event
     */
    HeaderChooser(SymbolTable symbols, SymbolSequence events, long[] counts, long[] firsts) {
        this.symbols = symbols;
        this.events = events;
        this.counts = counts;
        this.firsts = firsts;
    }

    /**
     * The candidates, the header to use first.
     *
     * @return empty when cycles cannot or shall not be cut; when the user named a header that is not in the trace, too
     */
    Choice choose(HeaderSpec spec, Progress progress) throws IOException {
        if (spec.kind() == HeaderSpec.Kind.NONE) {
            return new Choice(null, List.of());
        }
        List<LoopHeader> found = LoopHeaderFinder.find(symbols, events, progress);
        int symbol = switch (spec.kind()) {
            case ADDRESS -> symbols.symbolAt(spec.address());
            case NAME -> named(spec.name(), found);
            case AUTO, NONE -> found.isEmpty() ? -1 : found.get(0).symbol();
        };
        if (symbol < 0) {
            return new Choice(null, found);
        }
        if (spec.kind() == HeaderSpec.Kind.AUTO) {
            return new Choice(found.get(0), found);
        }
        LoopHeader given = given(symbol, found);
        List<LoopHeader> all = new ArrayList<>();
        all.add(given);
        for (LoopHeader other : found) {
            if (other.symbol() != symbol) {
                all.add(other);
            }
        }
        return new Choice(given, all);
    }

    /**
     * What was chosen.
     *
     * @param header null to cut no cycles
     * @param candidates to show, best first
     */
    record Choice(@Nullable LoopHeader header, List<LoopHeader> candidates) {
    }

    private int named(String name, List<LoopHeader> found) {
        int entry = -1;
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.TOKEN && symbols.text(symbol).equals(name)) {
                return symbol;
            }
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION && symbols.function(symbol).equals(name)
                    && (entry < 0 || Long.compareUnsigned(symbols.address(symbol), symbols.address(entry)) < 0)) {
                entry = symbol;
            }
        }
        if (entry >= 0 && counts[entry] > 1) {
            return entry;
        }
        for (LoopHeader candidate : found) {
            if (symbols.function(candidate.symbol()).equals(name)) {
                return candidate.symbol();
            }
        }
        return entry;
    }

    private LoopHeader given(int symbol, List<LoopHeader> found) {
        double share = (double) (events.length() - firsts[symbol]) / events.length();
        for (LoopHeader candidate : found) {
            if (candidate.symbol() == symbol) {
                share = candidate.share();
            }
        }
        return new LoopHeader(symbol, counts[symbol], share, Reason.GIVEN);
    }
}
