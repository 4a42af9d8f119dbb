/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

/**
 * Mends rows that were cut in too many cells because instruction or source text holds the separator and has no quotes:
 * {@code ,X : 0x1A002084,PUSH     {r7,lr},,SystemInit}.
 *
 * <p>The columns left of the instruction are counted from the left, those right of instruction and source from the
 * right. Between instruction and source the instruction goes on as long as cells look like operands.
 */
final class UnquotedRow {

    private final KeilLayout layout;
    private final AddressCell probe = new AddressCell();

    UnquotedRow(KeilLayout layout) {
        this.layout = layout;
    }

    /** Joins cells so that they match the layout's columns, as far as the row allows. */
    void mend(byte[] line, Cells cells) {
        if (cells.count > layout.columns) {
            joinDecimalComma(line, cells);
        }
        int text = layout.instruction;
        if (text < 0 || text >= cells.count) {
            return;
        }
        int excess = cells.count - layout.columns;
        boolean sourceFollows = layout.source > text;
        if (excess <= 0) {
            if (layout.columns > text + 1) {
                cells.merge(text, text + operandCells(line, cells, text));
            }
            return;
        }
        joinFunction(line, cells, excess);
        excess = cells.count - layout.columns;
        if (layout.source == text - 1) {
            joinBehindSource(line, cells, excess);
            return;
        }
        if (!sourceFollows) {
            cells.merge(text, text + excess - emptyTail(cells, text, excess));
            return;
        }
        int joined = Math.min(excess, operandCells(line, cells, text));
        cells.merge(text, text + joined);
        excess -= joined;
        cells.merge(layout.source, Math.min(cells.count - 1, layout.source + excess));
    }

    /** Source before instruction: the instruction begins where a cell begins with a mnemonic. */
    private void joinBehindSource(byte[] line, Cells cells, int excess) {
        int source = layout.source;
        int joined = 0;
        while (joined < excess && !Mnemonics.startsKnown(cells.text(line, source + joined + 1))) {
            joined++;
        }
        cells.merge(source, source + joined);
        cells.merge(source + 1, source + 1 + excess - joined);
    }

    /** {@code 0,008 345 250 s,X : 0x1A000AD0}: the first comma is the time's own. */
    private void joinDecimalComma(byte[] line, Cells cells) {
        int time = layout.time;
        int address = layout.address;
        if (time < 0 || address < time || address + 1 >= cells.count || layout.separator != ','
                || !isDigits(line, cells, time) || cells.isEmpty(time + 1)
                || line[cells.starts[time + 1]] < '0' || line[cells.starts[time + 1]] > '9') {
            return;
        }
        if (!isAddress(line, cells, address) && isAddress(line, cells, address + 1)) {
            cells.merge(time, time + 1);
        }
    }

    private boolean isAddress(byte[] line, Cells cells, int cell) {
        return probe.parse(line, cells.starts[cell], cells.ends[cell]) == AddressCell.Outcome.NUMBER;
    }

    private static boolean isDigits(byte[] line, Cells cells, int cell) {
        for (int i = cells.starts[cell]; i < cells.ends[cell]; i++) {
            if (line[i] < '0' || line[i] > '9') {
                return false;
            }
        }
        return !cells.isEmpty(cell);
    }

    /** Joins a C++ function name whose parameters were cut apart, when the function is the last column. */
    private void joinFunction(byte[] line, Cells cells, int excess) {
        if (layout.function != layout.columns - 1) {
            return;
        }
        int last = cells.count - 1;
        int from = last;
        int depth = depth(line, cells.starts[last], cells.ends[last]);
        while (depth < 0 && last - from < excess) {
            from--;
            depth += depth(line, cells.starts[from], cells.ends[from]);
        }
        if (depth == 0) {
            cells.merge(from, last);
        }
    }

    private int emptyTail(Cells cells, int text, int excess) {
        int empty = 0;
        if (text == layout.columns - 1) {
            while (empty < excess && cells.isEmpty(cells.count - 1 - empty)) {
                empty++;
            }
        }
        return empty;
    }

    /** How many cells behind the instruction's first look like more of its operands. */
    private static int operandCells(byte[] line, Cells cells, int text) {
        int depth = depth(line, cells.starts[text], cells.ends[text]);
        int joined = 0;
        while (text + joined + 1 < cells.count) {
            int next = text + joined + 1;
            if (depth <= 0 && !Operands.isOperand(line, cells.starts[next], cells.ends[next])) {
                break;
            }
            depth += depth(line, cells.starts[next], cells.ends[next]);
            joined++;
        }
        return joined;
    }

    private static int depth(byte[] line, int start, int end) {
        int depth = 0;
        for (int i = start; i < end; i++) {
            switch (line[i]) {
                case '[', '{', '(' -> depth++;
                case ']', '}', ')' -> depth--;
                default -> {
                    // no bracket
                }
            }
        }
        return depth;
    }
}
