/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.refrain.program.blocks.ProgramFunction.Role;
import org.refrain.program.elf.AddressRanges.Range;
import org.refrain.program.thumb.BranchKind;

/** Puts functions in order and gives them their numbers, unique names, pieces and roles. */
final class ModelAssembler {

    private static final Set<String> SETJMP = Set.of("setjmp", "_setjmp", "__sigsetjmp", "sigsetjmp", "__setjmp",
            "nlr_push", "__builtin_setjmp");

    private final Code code;
    private final List<FunctionFinder.Draft> drafts;
    private final int[] functionOf;
    private final List<FunctionFinder.Draft> kept = new ArrayList<>();

    /** @param owners the draft of each instruction */
    ModelAssembler(Code code, List<FunctionFinder.Draft> drafts, int[] owners) {
        this.code = code;
        this.drafts = drafts;
        this.functionOf = new int[owners.length];
        int[] numbers = new int[drafts.size()];
        Arrays.fill(numbers, Code.NONE);
        boolean[] used = new boolean[drafts.size()];
        for (int owner : owners) {
            used[owner] = true;
        }
        for (int draft : byEntry(used)) {
            numbers[draft] = kept.size();
            kept.add(drafts.get(draft));
        }
        for (int i = 0; i < owners.length; i++) {
            functionOf[i] = numbers[owners[i]];
        }
    }

    private int[] byEntry(boolean[] used) {
        List<Integer> order = new ArrayList<>();
        for (int draft = 0; draft < used.length; draft++) {
            if (used[draft]) {
                order.add(draft);
            }
        }
        order.sort((a, b) -> Integer.compare(drafts.get(a).first(), drafts.get(b).first()));
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The function of each instruction. */
    int[] functionOf() {
        return functionOf;
    }

    int count() {
        return kept.size();
    }

    /** First instruction of each function. */
    int[] entries() {
        return kept.stream().mapToInt(FunctionFinder.Draft::first).toArray();
    }

    List<ProgramFunction> functions(BlockTable blocks) {
        List<List<Range>> pieces = pieces();
        Map<String, Integer> uses = new HashMap<>();
        kept.forEach(draft -> uses.merge(draft.name(), 1, Integer::sum));
        List<ProgramFunction> functions = new ArrayList<>();
        for (int id = 0; id < kept.size(); id++) {
            FunctionFinder.Draft draft = kept.get(id);
            long entry = code.address(draft.first());
            boolean shared = uses.getOrDefault(draft.name(), 0) > 1;
            String name = shared ? String.format("%s@%08X", draft.name(), entry) : draft.name();
            List<String> aliases = new ArrayList<>(draft.aliases());
            if (shared) {
                aliases.add(0, draft.name());
            }
            functions.add(new ProgramFunction(id, name, List.copyOf(aliases), entry, pieces.get(id),
                    blocks.count(id), role(draft, pieces.get(id))));
        }
        return functions;
    }

    private List<List<Range>> pieces() {
        List<List<Range>> pieces = new ArrayList<>();
        for (int id = 0; id < kept.size(); id++) {
            pieces.add(new ArrayList<>());
        }
        int start = 0;
        for (int i = 1; i <= functionOf.length; i++) {
            if (i == functionOf.length || functionOf[i] != functionOf[i - 1]) {
                long end = code.address(i - 1) + Math.max(1, code.length(i - 1));
                pieces.get(functionOf[i - 1]).add(new Range(code.address(start), end - 1));
                start = i;
            }
        }
        return pieces.stream().map(List::copyOf).toList();
    }

    private Role role(FunctionFinder.Draft draft, List<Range> pieces) {
        if (JumpTables.isHelper(draft.name())) {
            return Role.SWITCH_HELPER;
        }
        if (SETJMP.contains(draft.name()) || draft.aliases().stream().anyMatch(SETJMP::contains)) {
            return Role.SETJMP;
        }
        boolean named = draft.name().endsWith("_veneer") || draft.name().endsWith("_from_thumb")
                || draft.name().endsWith("_from_arm");
        boolean onlyLoads = code.kind(draft.first()) == BranchKind.LOADED_JUMP && pieces.size() == 1
                && pieces.get(0).last() < code.address(draft.first()) + code.length(draft.first());
        return named || onlyLoads ? Role.VENEER : Role.PLAIN;
    }
}
