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

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.thumb.BranchKind;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/** Adds instructions that only a trace tells of to a model. */
final class ModelMerger {

    /** Code without names that lies further apart is not one function. */
    private static final int LARGEST_HOLE = 256;

    private final ProgramModel model;
    private final List<TraceInstructions.Entry> added;
    private final LongOpenHashSet entered;
    private final List<FunctionFinder.Draft> drafts = new ArrayList<>();
    /** Draft of each added instruction. */
    private final int[] owners;
    private final Map<String, @Nullable Integer> namedRuns = new HashMap<>();
    private final IntOpenHashSet enteredDrafts = new IntOpenHashSet();

    /** @param called addresses that indirect calls are known to lead to */
    ModelMerger(ProgramModel model, TraceInstructions instructions, LongOpenHashSet called) {
        this.model = model;
        this.added = instructions.entries();
        this.owners = new int[added.size()];
        this.entered = new LongOpenHashSet(called);
        for (long handler : model.vectors().handlers()) {
            entered.add(handler);
        }
        for (int i = 0; i < model.code().count(); i++) {
            if (model.code().kind(i) == BranchKind.CALL) {
                entered.add(model.code().target(i));
            }
        }
        for (TraceInstructions.Entry entry : added) {
            if (entry.kind == BranchKind.CALL) {
                entered.add(entry.target);
            }
        }
    }

    ProgramModel merge() {
        for (ProgramFunction function : model.functions()) {
            drafts.add(new FunctionFinder.Draft(plainName(function), function.aliases(), 0));
        }
        int known = drafts.size();
        nameFunctions();
        joinPieces();

        Code.Builder builder = new Code.Builder();
        int[] allOwners = new int[model.code().count() + added.size()];
        int[] entries = new int[drafts.size()];
        Arrays.fill(entries, Code.NONE);
        int a = 0;
        for (int i = 0; i <= model.code().count(); i++) {
            long limit = i < model.code().count() ? model.code().address(i) : Long.MAX_VALUE;
            for (; a < added.size() && added.get(a).address < limit; a++) {
                int owner = owners[a];
                boolean isEntry = entered.contains(added.get(a).address);
                entries[owner] = entries[owner] < 0 || isEntry && !entered.contains(builder.address(entries[owner]))
                        ? builder.count() : entries[owner];
                allOwners[builder.count()] = owner;
                add(builder, added.get(a));
            }
            if (i < model.code().count()) {
                int owner = model.functionOf(i);
                entries[owner] = model.functions().get(owner).entry() == limit ? builder.count() : entries[owner];
                allOwners[builder.count()] = owner;
                copy(builder, i);
            }
        }
        for (int draft = 0; draft < drafts.size(); draft++) {
            FunctionFinder.Draft old = drafts.get(draft);
            drafts.set(draft, new FunctionFinder.Draft(old.name(), old.aliases(), Math.max(0, entries[draft])));
        }
        assert known == model.functions().size();
        return assemble(builder.build(), allOwners);
    }

    /** The name without the address that made it unique. */
    private static String plainName(ProgramFunction function) {
        String suffix = String.format("@%08X", function.entry());
        String name = function.name();
        return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
    }

    /**
     * A name's instructions in a row are one function. Where the same name comes again, it is another function if it
     * is called there, else a part of the one before.
     */
    private void nameFunctions() {
        int start = 0;
        for (int i = 1; i <= added.size(); i++) {
            if (i < added.size() && continues(i)) {
                continue;
            }
            String name = added.get(start).function;
            boolean isEntered = false;
            for (int k = start; k < i; k++) {
                isEntered |= entered.contains(added.get(k).address);
            }
            Integer before = name.isEmpty() ? null : namedRuns.get(name);
            boolean isNew = before == null || isEntered && enteredDrafts.contains(before.intValue());
            int draft = isNew || before == null ? drafts.size() : before;
            if (draft == drafts.size()) {
                String given = name.isEmpty() ? String.format("0x%08X", added.get(start).address) : name;
                drafts.add(new FunctionFinder.Draft(given, List.of(), 0));
                namedRuns.put(name, draft);
            }
            if (isEntered) {
                enteredDrafts.add(draft);
            }
            Arrays.fill(owners, start, i, draft);
            start = i;
        }
    }

    /**
     * Pieces without names that a direct jump leads into the middle of are one function with the piece that it comes
     * from, unless both are called: code that never ran lies between them.
     */
    private void joinPieces() {
        int[] pieces = new int[drafts.size()];
        Arrays.setAll(pieces, draft -> draft);
        for (int i = 0; i < owners.length; i++) {
            TraceInstructions.Entry entry = added.get(i);
            boolean isJump = entry.kind == BranchKind.JUMP || entry.kind == BranchKind.CONDITIONAL;
            int to = isJump && entry.function.isEmpty() && !entered.contains(entry.target) ? indexOf(entry.target) : -1;
            if (to >= 0 && added.get(to).function.isEmpty()) {
                join(pieces, find(pieces, owners[i]), find(pieces, owners[to]));
            }
        }
        for (int i = 0; i < owners.length; i++) {
            owners[i] = find(pieces, owners[i]);
        }
    }

    /** Joins two pieces under the name of the one that is called, or else of the first. */
    private void join(int[] pieces, int a, int b) {
        if (enteredDrafts.contains(a) && enteredDrafts.contains(b)) {
            return;
        }
        boolean keepsFirst = enteredDrafts.contains(a) || !enteredDrafts.contains(b) && a < b;
        pieces[keepsFirst ? b : a] = keepsFirst ? a : b;
    }

    private static int find(int[] pieces, int draft) {
        int root = draft;
        while (pieces[root] != root) {
            pieces[root] = pieces[pieces[root]];
            root = pieces[root];
        }
        return root;
    }

    /** The added instruction at an address, or -1. */
    private int indexOf(long address) {
        int low = 0;
        int high = added.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            long found = added.get(middle).address;
            if (found == address) {
                return middle;
            }
            if (found < address) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    private boolean continues(int index) {
        TraceInstructions.Entry entry = added.get(index);
        TraceInstructions.Entry before = added.get(index - 1);
        if (!entry.function.equals(before.function)) {
            return false;
        }
        return !entry.function.isEmpty() || entry.address - before.address < LARGEST_HOLE
                && !entered.contains(entry.address);
    }

    private void add(Code.Builder builder, TraceInstructions.Entry entry) {
        builder.add(entry.address, entry.length, entry.kind, entry.target, entry.conditional);
        builder.setBlockEnd(builder.count() - 1, Math.max(entry.blockEnd, entry.address + entry.length));
    }

    private void copy(Code.Builder builder, int index) {
        Code code = model.code();
        builder.add(code.address(index), code.length(index), code.kind(index), code.target(index),
                code.isConditional(index));
        builder.setBlockEnd(builder.count() - 1, code.lastSuccessor(index));
    }

    private ProgramModel assemble(Code code, int[] allOwners) {
        ModelAssembler assembler = new ModelAssembler(code, drafts, allOwners);
        LeaderFinder leaders = new LeaderFinder(code, assembler.functionOf());
        for (int entry : assembler.entries()) {
            leaders.addEntry(entry);
        }
        for (int i = 0; i < model.code().count(); i++) {
            if (model.isLeader(i)) {
                leaders.addEntry(code.indexOf(model.code().address(i)));
            }
            leaders.addTable(code.indexOf(model.code().address(i)), model.tableOf(i));
        }
        BlockTable blocks = new BlockTable(code, assembler.functionOf(), assembler.count(), leaders);
        return new ProgramModel(code, assembler.functionOf(), assembler.functions(blocks), blocks, model.vectors());
    }
}
