/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;

import it.unimi.dsi.fastutil.ints.IntArrays;
import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourcePlace;

/**
 * Source lines of the instructions of a trace, and instructions of source lines. Memory: 12 bytes a symbol, and a place
 * for each line that ran. Immutable, safe for threads.
 */
final class SourceLines {

    private final LineTable lines;
    private final SymbolTable symbols;
    private final @Nullable SourcePlace[] places;
    /** Symbols of instructions by ascending address. */
    private final int[] byAddress;
    private final long[] addresses;

    SourceLines(LineTable lines, SymbolTable symbols) {
        this.lines = lines;
        this.symbols = symbols;
        int[] sorted = new int[symbols.size()];
        int count = 0;
        for (int symbol = 0; symbol < sorted.length; symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                sorted[count++] = symbol;
            }
        }
        byAddress = Arrays.copyOf(sorted, count);
        IntArrays.mergeSort(byAddress, (a, b) -> Long.compare(symbols.address(a), symbols.address(b)));
        addresses = Arrays.stream(byAddress).mapToLong(symbols::address).toArray();
        places = new SourcePlace[symbols.size()];
        Optional<SourcePlace> before = Optional.empty();
        for (int symbol : byAddress) {
            Optional<SourcePlace> place = lines.placeAt(symbols.address(symbol));
            before = place.equals(before) ? before : place; // one object for neighbours
            if (before.isPresent()) {
                places[symbol] = before.get();
            }
        }
    }

    @Nullable
    SourcePlace placeOf(int symbol) {
        return places[symbol];
    }

    /** Symbols of all instructions of some lines, by ascending address. */
    int[] symbolsOf(String file, int firstLine, int lastLine) {
        return sorted(addressesOf(file, firstLine, lastLine, false));
    }

    /** Symbols of the instructions that begin some lines, by ascending address. */
    int[] statementsOf(String file, int firstLine, int lastLine) {
        return sorted(addressesOf(file, firstLine, lastLine, true));
    }

    private LongStream addressesOf(String path, int firstLine, int lastLine, boolean statements) {
        LongStream.Builder found = LongStream.builder();
        for (int file : lines.files().like(path)) {
            int line = lines.lineWithCode(file, Math.max(1, firstLine));
            while (line >= 0 && line <= lastLine) {
                if (statements) {
                    Arrays.stream(lines.statements(file, line)).forEach(found);
                } else {
                    addAll(lines.ranges(file, line), found);
                }
                line = lines.lineWithCode(file, line + 1);
            }
        }
        return found.build();
    }

    private void addAll(AddressRanges ranges, LongStream.Builder found) {
        for (AddressRanges.Range range : ranges.ranges()) {
            int index = Arrays.binarySearch(addresses, range.first());
            for (int i = index < 0 ? -index - 1 : index; i < addresses.length && addresses[i] <= range.last(); i++) {
                found.add(addresses[i]);
            }
        }
    }

    private int[] sorted(LongStream found) {
        return found.sorted().distinct().mapToInt(symbols::symbolAt).filter(symbol -> symbol >= 0).toArray();
    }
}
