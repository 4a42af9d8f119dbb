/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.program.elf.CodeSymbols;
import org.refrain.program.elf.ElfFunction;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.RangeMap;
import org.refrain.program.thumb.BranchKind;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * Says which function each instruction belongs to: those of the symbol table, and code without a symbol that is called,
 * handles an exception, or just lies there.
 */
final class FunctionFinder {

    private static final String COLD = ".cold";

    private final Code code;
    private final ElfProgram program;
    private final CodeSymbols symbols;
    private final VectorTable vectors;
    private final List<Draft> drafts = new ArrayList<>();
    private final int[] owners;

    /**
     * A function before it gets its number.
     *
     * @param first its first instruction
     */
    record Draft(String name, List<String> aliases, int first) {
    }

    FunctionFinder(Code code, ElfProgram program, CodeSymbols symbols, VectorTable vectors) {
        this.code = code;
        this.program = program;
        this.symbols = symbols;
        this.vectors = vectors;
        this.owners = new int[code.count()];
        Arrays.fill(owners, Code.NONE);
        takeSymbols();
        takeOrphans();
        joinColdParts();
    }

    private void takeSymbols() {
        int[] draftOf = new int[program.functions().size()];
        Arrays.fill(draftOf, Code.NONE);
        for (int i = 0; i < code.count(); i++) {
            int function = program.indexOf(code.address(i));
            if (function == RangeMap.NONE) {
                continue;
            }
            if (draftOf[function] < 0) {
                draftOf[function] = drafts.size();
                drafts.add(named(program.functions().get(function), i));
            }
            owners[i] = draftOf[function];
        }
    }

    /** An exception's handler is best known by the exception; its symbol may be one of many weak names. */
    private Draft named(ElfFunction function, int first) {
        String usual = vectors.usualName(function.address()).orElse("");
        if (usual.equals(function.name()) || !function.aliases().contains(usual)) {
            return new Draft(function.name(), function.aliases(), first);
        }
        List<String> others = new ArrayList<>(function.aliases());
        others.remove(usual);
        others.add(0, function.name());
        return new Draft(usual, others, first);
    }

    /** Code that no symbol owns begins a function where something leads to it, and where it begins. */
    private void takeOrphans() {
        LongOpenHashSet entered = new LongOpenHashSet(vectors.handlers());
        entered.add(program.entry());
        for (int i = 0; i < code.count(); i++) {
            if (code.kind(i) == BranchKind.CALL) {
                entered.add(code.target(i));
            }
        }
        int current = Code.NONE;
        for (int i = 0; i < code.count(); i++) {
            if (owners[i] >= 0) {
                current = Code.NONE;
                continue;
            }
            boolean behind = i > 0 && owners[i - 1] == current && code.address(i - 1) + code.length(i - 1)
                    == code.address(i);
            if (current < 0 || entered.contains(code.address(i)) || !behind && !sameCode(i)) {
                current = drafts.size();
                drafts.add(new Draft(orphanName(code.address(i)), List.of(), i));
            }
            owners[i] = current;
        }
    }

    /** Whether only a little data lies between an instruction and the one before it: a function's constants. */
    private boolean sameCode(int index) {
        return index > 0 && code.address(index) - code.address(index - 1) < 256 && owners[index - 1] >= 0;
    }

    private String orphanName(long address) {
        String label = symbols.labelAt(address);
        return label.isEmpty() ? String.format("0x%08X", address) : label;
    }

    /** Gives what GCC moved away as unlikely (f.cold) back to the function it comes from. */
    private void joinColdParts() {
        Map<String, List<Integer>> byName = new HashMap<>();
        for (int draft = 0; draft < drafts.size(); draft++) {
            for (String name : drafts.get(draft).aliases()) {
                byName.computeIfAbsent(name, key -> new ArrayList<>()).add(draft);
            }
            byName.computeIfAbsent(drafts.get(draft).name(), key -> new ArrayList<>()).add(draft);
        }
        int[] joined = new int[drafts.size()];
        for (int draft = 0; draft < joined.length; draft++) {
            String name = drafts.get(draft).name();
            int cold = name.indexOf(COLD);
            joined[draft] = cold <= 0 ? draft
                    : parent(draft, byName.getOrDefault(name.substring(0, cold), List.of()));
        }
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owners[i] < 0 ? owners[i] : joined[owners[i]];
        }
    }

    /** Which of several functions of one name branches to a cold part; the only one if there is one. */
    private int parent(int cold, List<Integer> candidates) {
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        BitSet wanted = new BitSet();
        candidates.forEach(wanted::set);
        for (int i = 0; i < code.count(); i++) {
            if (owners[i] >= 0 && wanted.get(owners[i]) && code.kind(i).hasTarget()) {
                int target = code.indexOf(code.target(i));
                if (target >= 0 && owners[target] == cold) {
                    return owners[i];
                }
            }
        }
        return cold;
    }

    /** The function of each instruction, as an index of {@link #drafts()}. */
    int[] owners() {
        return owners;
    }

    /** All functions; some have no instruction left. */
    List<Draft> drafts() {
        return drafts;
    }
}
