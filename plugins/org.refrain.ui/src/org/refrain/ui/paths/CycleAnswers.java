/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.count.SymbolCounts;
import org.refrain.core.cycle.CycleClass;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.progress.Progress;
import org.refrain.core.search.GrammarSearch;
import org.refrain.ui.cycles.ranking.CycleText;

/** Cycles that execute some lines, class by class. */
final class CycleAnswers {

    private CycleAnswers() {
    }

    static Answer cycles(Evidence evidence, Progress progress) {
        CycleTable cycles = evidence.trace().cycles();
        CycleClasses classes = evidence.trace().classes();
        if (cycles == null || classes == null) {
            return Answer.nothing(NLS.bind(Messages.CycleAnswers_noCycles, evidence.trace().sourceName()));
        }
        BitSet symbols = symbols(evidence);
        if (symbols.isEmpty()) {
            return Answer.nothing(NLS.bind(Messages.ExecutionAnswers_noCode, evidence.asked().words()));
        }
        SymbolCounts counts = new SymbolCounts(evidence.trace().grammar(), evidence.trace().symbols().size());
        GrammarSearch search = new GrammarSearch(evidence.trace().grammar(), symbols);
        List<Group> groups = new ArrayList<>();
        for (int id = 0; id < classes.classCount(); id++) {
            progress.checkCancelled();
            addGroup(evidence, classes.get(id), cycles, counts, search, symbols, groups);
        }
        groups.sort(Comparator.comparingLong(Group::count).reversed());
        return new Answer(List.copyOf(groups), groups.isEmpty()
                ? List.of(NLS.bind(Messages.CycleAnswers_none, evidence.asked().words())) : List.of(),
                evidence.lines());
    }

    private static BitSet symbols(Evidence evidence) {
        BitSet symbols = new BitSet();
        for (String path : evidence.paths()) {
            for (int symbol : evidence.program().symbolsOf(path, evidence.asked().lines().firstLine(),
                    evidence.asked().lines().lastLine())) {
                symbols.set(symbol);
            }
        }
        return symbols;
    }

    private static void addGroup(Evidence evidence, CycleClass cycleClass, CycleTable cycles, SymbolCounts counts,
            GrammarSearch search, BitSet symbols, List<Group> into) {
        List<Integer> through = new ArrayList<>();
        long occurrences = 0;
        for (int id : cycleClass.cycles()) {
            long[] of = counts.cycle(cycles, id);
            if (symbols.stream().anyMatch(symbol -> of[symbol] > 0)) {
                through.add(id);
                occurrences += cycles.distinct(id).count();
            }
        }
        if (through.isEmpty()) {
            return;
        }
        Group group = new Group(NLS.bind(Messages.CycleAnswers_class, Integer.toString(cycleClass.id())), occurrences,
                (double) occurrences / cycles.count());
        HitList hits = new HitList(evidence.trace(), group);
        for (int id : through) {
            if (!hits.isFull()) {
                long count = cycles.distinct(id).count();
                hits.add(search.next(cycles.startOf(cycles.distinct(id).first())),
                        NLS.bind(Messages.CycleAnswers_cycle, Integer.toString(id), CycleText.number(count)));
            }
        }
        hits.finish();
        into.add(group);
    }
}
