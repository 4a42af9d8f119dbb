/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

import org.refrain.program.elf.CodeSymbols;
import org.refrain.program.elf.CodeSymbols.Contents;
import org.refrain.program.thumb.BranchKind;
import org.refrain.program.thumb.ThumbDecoder;
import org.refrain.program.thumb.ThumbInstruction;

/**
 * Finds the instructions of a program. Where mapping symbols tell code from data, everything they call code is decoded
 * in a row; where they were stripped, only what control reaches from a function's start. Linear in the size of the
 * code.
 */
final class CodeScanner {

    private final MemoryImage image;
    private final CodeSymbols symbols;
    private final JumpTables tables;
    /** For each part of the image, the halfwords at which an instruction begins. */
    private final BitSet[] starts;
    private final boolean[] mapped;
    private final Deque<Long> reached = new ArrayDeque<>();
    private final ThumbInstruction instruction = new ThumbInstruction();

    CodeScanner(MemoryImage image, CodeSymbols symbols, JumpTables tables) {
        this.image = image;
        this.symbols = symbols;
        this.tables = tables;
        this.starts = new BitSet[image.parts().size()];
        this.mapped = new boolean[starts.length];
        for (int part = 0; part < starts.length; part++) {
            starts[part] = new BitSet();
            mapped[part] = symbols.isMapped(image.parts().get(part).section());
        }
    }

    /**
     * Decodes the program.
     *
     * @param entries where control is known to enter: functions, handlers, the program's start
     */
    Code scan(List<Long> entries) {
        for (int part = 0; part < starts.length; part++) {
            if (mapped[part]) {
                scanMapped(part);
            }
        }
        reached.addAll(entries);
        while (!reached.isEmpty()) {
            follow(reached.pop());
        }
        Code.Builder code = new Code.Builder();
        for (int part = 0; part < starts.length; part++) {
            collect(part, code);
        }
        return code.build();
    }

    private void scanMapped(int index) {
        MemoryImage.Part part = image.parts().get(index);
        long address = part.address();
        while (address < part.end()) {
            long end = Math.max(address + 1, symbols.end(part.section(), address));
            if (symbols.at(part.section(), address) == Contents.THUMB) {
                long at = address + 1 & ~1L;
                while (at + 2 <= end) {
                    starts[index].set((int) (at - part.address() >> 1));
                    at += ThumbDecoder.length((int) image.u16(at));
                }
            }
            address = end;
        }
    }

    /** Decodes from an address on until control goes elsewhere for certain. */
    private void follow(long from) {
        int index = image.partAt(from);
        if (index < 0 || mapped[index] || (from & 1) != 0) {
            return;
        }
        MemoryImage.Part part = image.parts().get(index);
        int conditionals = 0;
        long at = from;
        while (at + 2 <= part.end()) {
            int halfword = (int) (at - part.address() >> 1);
            if (starts[index].get(halfword) || overlaps(index, at)) {
                return;
            }
            decode(at);
            if (at + instruction.length > part.end()) {
                return;
            }
            starts[index].set(halfword);
            boolean conditional = conditionals > 0;
            conditionals = instruction.kind == BranchKind.IF_THEN ? instruction.conditionals
                    : Math.max(0, conditionals - 1);
            if (instruction.kind.hasTarget()) {
                reached.push(instruction.target);
            }
            if (instruction.kind.endsFlow() && !conditional) {
                for (long target : tables.targets(at, instruction)) {
                    reached.push(target);
                }
                return;
            }
            at += instruction.length;
        }
    }

    /** Whether an address is in the middle of an instruction that is known. */
    private boolean overlaps(int part, long at) {
        int halfword = (int) (at - image.parts().get(part).address() >> 1);
        return halfword > 0 && starts[part].get(halfword - 1)
                && ThumbDecoder.length((int) image.u16(at - 2)) == 4;
    }

    private void decode(long at) {
        int first = (int) image.u16(at);
        int second = ThumbDecoder.length(first) == 4 ? (int) Math.max(0, image.u16(at + 2)) : 0;
        ThumbDecoder.decode(first, second, at, instruction);
    }

    private void collect(int index, Code.Builder code) {
        MemoryImage.Part part = image.parts().get(index);
        int conditionals = 0;
        long expected = -1;
        int blockStart = -1;
        BitSet set = starts[index];
        for (int halfword = set.nextSetBit(0); halfword >= 0; halfword = set.nextSetBit(halfword + 1)) {
            long at = part.address() + 2L * halfword;
            boolean behindOthers = code.count() == 0 || code.address(code.count() - 1) < at;
            decode(at);
            if (!behindOthers || at + instruction.length > part.end()) {
                continue; // sections that overlap
            }
            conditionals = at == expected ? conditionals : 0;
            boolean conditional = conditionals > 0;
            code.add(at, instruction.length, instruction.kind, instruction.target, conditional);
            expected = at + instruction.length;
            if (conditional) {
                for (int i = blockStart; i < code.count(); i++) {
                    code.setBlockEnd(i, expected);
                }
                conditionals--;
            }
            if (instruction.kind == BranchKind.IF_THEN && !conditional) {
                conditionals = instruction.conditionals;
                blockStart = code.count() - 1;
            }
        }
    }
}
