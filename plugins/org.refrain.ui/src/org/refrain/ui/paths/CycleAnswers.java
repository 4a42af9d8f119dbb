/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleClass;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.progress.Progress;
import org.refrain.core.search.GrammarSearch;

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
        List<Integer> lines = evidence.codeLines();
        if (lines.isEmpty()) {
            return Answer.nothing(WayAnswers.noCode(evidence));
        }
        BitSet symbols = symbols(evidence, lines);
        GrammarSearch search = new GrammarSearch(evidence.trace().grammar(), symbols);
        List<Group> groups = new ArrayList<>();
        for (int id = 0; id < classes.classCount(); id++) {
            progress.checkCancelled();
            addGroup(evidence, classes.get(id), cycles, search, groups);
        }
        groups.sort(Comparator.comparingLong(Group::count).reversed());
        List<String> notes = new ArrayList<>(evidence.moved(lines));
        if (groups.isEmpty()) {
            notes.add(NLS.bind(symbols.isEmpty() ? Messages.ExecutionAnswers_notRun : Messages.CycleAnswers_none,
                    evidence.asked().words(), evidence.trace().sourceName()));
        }
        return new Answer(List.copyOf(groups), List.copyOf(notes), lines);
    }

    private static BitSet symbols(Evidence evidence, List<Integer> lines) {
        BitSet symbols = new BitSet();
        for (String path : evidence.paths()) {
            for (int symbol : evidence.program().symbolsOf(path, lines.get(0), lines.get(lines.size() - 1))) {
                symbols.set(symbol);
            }
        }
        return symbols;
    }

    private static void addGroup(Evidence evidence, CycleClass cycleClass, CycleTable cycles, GrammarSearch search,
            List<Group> into) {
        List<Integer> through = new ArrayList<>();
        long occurrences = 0;
        for (int id : cycleClass.cycles()) {
            long first = cycles.distinct(id).first();
            long hit = firstHit(cycles, search, id);
            if (hit != GrammarSearch.NONE && hit < cycles.startOf(first + 1)) {
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
                hits.add(firstHit(cycles, search, id),
                        MessageFormat.format(Messages.CycleAnswers_cycle, Integer.toString(id), count));
            }
        }
        hits.finish();
        into.add(group);
    }

    /** The first such event at or behind the beginning of a cycle, in it or not. */
    private static long firstHit(CycleTable cycles, GrammarSearch search, int id) {
        return search.next(cycles.startOf(cycles.distinct(id).first()));
    }
}
