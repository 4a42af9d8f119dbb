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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.search.GrammarSearch;
import org.refrain.program.debuginfo.InlinedCall;
import org.refrain.ui.source.LineExecutions;

/** Executions of a line, for each function that its code is in. */
final class ExecutionAnswers {

    private ExecutionAnswers() {
    }

    static Answer executions(Evidence evidence, Progress progress) {
        int asked = evidence.asked().lines().firstLine();
        LineExecutions line = LineExecutions.of(evidence.program(), evidence.image(), evidence.paths(), asked);
        String name = evidence.asked().lines().source().name();
        if (line.line() == LineExecutions.NO_CODE) {
            return Answer.nothing(NLS.bind(Messages.ExecutionAnswers_noCode, evidence.asked().lines()));
        }
        List<String> notes = new ArrayList<>();
        if (line.line() != asked) {
            notes.add(NLS.bind(Messages.ExecutionAnswers_moved, evidence.asked().lines(), name + ":" + line.line()));
        }
        List<Group> groups = groups(evidence, line.symbols(), progress);
        if (groups.isEmpty()) {
            notes.add(NLS.bind(Messages.ExecutionAnswers_notRun, name + ":" + line.line(),
                    evidence.trace().sourceName()));
        }
        return new Answer(groups, List.copyOf(notes), List.of(line.line()));
    }

    private static List<Group> groups(Evidence evidence, BitSet symbols, Progress progress) {
        IndexedTrace trace = evidence.trace();
        long total = new GrammarSearch(trace.grammar(), symbols).count();
        Map<String, BitSet> places = new LinkedHashMap<>();
        symbols.stream().forEach(symbol -> places.computeIfAbsent(title(evidence, symbol), title -> new BitSet())
                .set(symbol));
        List<Group> groups = new ArrayList<>();
        for (Map.Entry<String, BitSet> place : places.entrySet()) {
            progress.checkCancelled();
            GrammarSearch search = new GrammarSearch(trace.grammar(), place.getValue());
            if (search.count() > 0) {
                Group group = new Group(place.getKey(), search.count(), (double) search.count() / total);
                HitList hits = new HitList(trace, group);
                for (long n = 0; n < search.count() && !hits.isFull(); n++) {
                    hits.add(search.position(n), "");
                }
                hits.finish();
                groups.add(group);
            }
        }
        groups.sort(Comparator.comparingLong(Group::count).reversed());
        return List.copyOf(groups);
    }

    private static String title(Evidence evidence, int symbol) {
        List<InlinedCall> inlined = evidence.image().debugInfo()
                .inlinedAt(evidence.trace().symbols().address(symbol));
        String function = evidence.program().functionOf(symbol);
        return inlined.isEmpty() ? function : NLS.bind(Messages.ExecutionAnswers_inlined,
                inlined.stream().map(InlinedCall::name).collect(Collectors.joining(", ")), function);
    }
}
