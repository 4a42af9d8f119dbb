/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.text.AddressFormat;
import org.refrain.ui.text.TimeFormat;

/**
 * What stands in the cells of a trace's table. Reading goes through a cache of a few screens. Not safe for threads.
 *
 * <p>An index whose file is damaged throws {@link java.io.UncheckedIOException} when the damage is reached.
 */
public final class RowTexts {

    private final RowBlocks blocks;
    private final SymbolTable symbols;
    private final @Nullable CycleTable cycles;

    public RowTexts(TraceRows rows) {
        this.blocks = new RowBlocks(rows);
        this.symbols = rows.symbols();
        this.cycles = rows instanceof IndexedTrace index ? index.cycles() : null;
    }

    /** Number of rows. */
    public long count() {
        return blocks.rows().eventCount();
    }

    /**
     * The text of a cell; empty when nothing is known.
     *
     * @param position the row, from 0 to {@link #count()} - 1
     */
    public String text(TraceColumn column, long position) {
        RowBlock block = blocks.at(position);
        int at = (int) (position - block.start);
        if (at >= block.count) {
            return "";
        }
        int symbol = block.symbols[at];
        return switch (column) {
            case ROW -> Long.toString(position);
            case TIME -> TimeFormat.seconds(block.times[at]);
            case DELTA -> TimeFormat.duration(block.deltas[at]);
            case ADDRESS -> isInstruction(symbol) ? AddressFormat.format(symbols.address(symbol)) : "";
            case INSTRUCTION -> symbols.text(symbol);
            case FUNCTION -> symbols.function(symbol);
            case CYCLE -> cycle(block.cycles[at]);
        };
    }

    /** All cells of a row, separated by tabs. */
    public void appendRow(long position, StringBuilder to) {
        for (TraceColumn column : TraceColumn.values()) {
            if (column != TraceColumn.ROW) {
                to.append('\t');
            }
            to.append(text(column, position));
        }
    }

    /** Whether a row is a place where something is missing. */
    public boolean isDiscontinuity(long position) {
        RowBlock block = blocks.at(position);
        int at = (int) (position - block.start);
        return at < block.count && symbols.kind(block.symbols[at]) == SymbolTable.Kind.DISCONTINUITY;
    }

    /** Whether a row is the first one of a cycle. */
    public boolean startsCycle(long position) {
        CycleTable table = cycles;
        RowBlock block = blocks.at(position);
        int at = (int) (position - block.start);
        if (table == null || at >= block.count || block.cycles[at] < 0) {
            return false;
        }
        return at > 0 ? block.cycles[at] != block.cycles[at - 1] : table.startOf(block.cycles[at]) == position;
    }

    private boolean isInstruction(int symbol) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION;
    }

    private String cycle(long k) {
        CycleTable table = cycles;
        if (table == null || k == RowBlock.NO_CYCLE) {
            return "";
        }
        if (k < 0) {
            return Messages.RowTexts_prologue;
        }
        return k >= table.count() ? Messages.RowTexts_partial
                : NLS.bind(Messages.RowTexts_cycle, Long.toString(k), Integer.toString(table.idOf(k)));
    }
}
