/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.thumb.BranchKind;
import org.refrain.program.thumb.InstructionText;
import org.refrain.program.thumb.ThumbInstruction;

/** Instructions that only a trace tells of, by ascending address. */
final class TraceInstructions {

    private final List<Entry> entries = new ArrayList<>();

    /** One of them; its length is 0 as long as nothing tells. */
    static final class Entry {
        final long address;
        final int symbol;
        final String function;
        BranchKind kind = BranchKind.SEQUENTIAL;
        long target = Code.NONE;
        int length;
        int conditionals;
        boolean conditional;
        /** The end of the IT block it begins or is in, at the latest; 0 outside of one. */
        long blockEnd;

        Entry(long address, int symbol, String function) {
            this.address = address;
            this.symbol = symbol;
            this.function = function;
        }
    }

    /** Takes the instructions of a trace that a model does not have. */
    TraceInstructions(SymbolTable symbols, Code known) {
        InstructionText reader = new InstructionText();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            long address = symbols.address(symbol);
            boolean isOurs = symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION && (address & 1) == 0
                    && address >= 0 && address < 1L << 32;
            if (!isOurs || known.indexOf(address) >= 0) {
                continue;
            }
            Entry entry = new Entry(address, symbol, symbols.function(symbol));
            ThumbInstruction instruction = reader.read(symbols.text(symbol));
            entry.kind = instruction.kind;
            entry.target = instruction.target;
            entry.length = instruction.length;
            entry.conditionals = instruction.conditionals;
            entry.conditional = reader.isConditional();
            entries.add(entry);
        }
        entries.sort((a, b) -> Long.compare(a.address, b.address));
        settle();
    }

    /** Finds lengths by what lies behind, and the extent of IT blocks. */
    private void settle() {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (entry.kind == BranchKind.CALL && has(i + 1, entry.address + 2)) {
                // BL takes four bytes. Some texts cut conditions off, and BLE or BLS is left as BL.
                entry.kind = BranchKind.CONDITIONAL;
                entry.length = 2;
            }
            if (entry.length == 0) {
                boolean shortOne = has(i + 1, entry.address + 2);
                entry.length = !shortOne && has(i + 1, entry.address + 4) ? 4 : 2;
            }
            long end = entry.address + 2 + 4L * entry.conditionals;
            for (int k = i; entry.conditionals > 0 && k < entries.size() && entries.get(k).address < end; k++) {
                entries.get(k).blockEnd = end;
            }
        }
    }

    private boolean has(int index, long address) {
        return index < entries.size() && entries.get(index).address == address;
    }

    List<Entry> entries() {
        return entries;
    }
}
