/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathPattern;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.core.path.ways.Way;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.LinePaths;
import org.refrain.program.analysis.LineWays;
import org.refrain.program.analysis.LineWays.LineWay;
import org.refrain.program.analysis.SourceLine;
import org.refrain.program.analysis.SourceLineException;
import org.refrain.program.line.SourcePlace;

/** Ways that were taken: from one line to another one, or through a whole function. */
final class WayAnswers {

    private WayAnswers() {
    }

    /** A way, ready to be shown and looked for. */
    private record Found(Group group, FunctionPath path, List<Integer> blocks, WayLines lines) {
    }

    static Answer path(Evidence evidence, Progress progress) throws IOException, PathException, SourceLineException {
        List<Integer> asked = evidence.codeLines();
        if (asked.isEmpty()) {
            return Answer.nothing(noCode(evidence));
        }
        List<SourceLine> ends = evidence.ends(asked);
        LineWays ways = LineWays.of(evidence.program(), ends, "", progress);
        long total = ways.ways().stream().mapToLong(LineWay::count).sum();
        List<WayLines> lines = ways.ways().stream()
                .map(way -> WayLines.between(evidence, ends, way.function(), way.blocks())).toList();
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            LineWay way = ways.ways().get(i);
            String text = lines.get(i).text();
            boolean unique = lines.stream().filter(other -> other.text().equals(text)).count() == 1;
            String title = NLS.bind(Messages.WayAnswers_way, way.function(), unique ? text : lines.get(i).longText());
            found.add(new Found(new Group(title, way.count(), (double) way.count() / total), way.path(),
                    way.blocks(), lines.get(i)));
        }
        List<String> notes = new ArrayList<>(evidence.moved(asked));
        ways.notes().forEach(note -> notes.add(evidence.sentence(note)));
        if (found.isEmpty()) {
            notes.add(NLS.bind(ends.size() == 1 ? Messages.ExecutionAnswers_notRun : Messages.WayAnswers_notTaken,
                    evidence.asked().words(), evidence.trace().sourceName()));
        }
        return answer(evidence, found, notes, progress);
    }

    /** Why there is no answer about lines that became no code. */
    static String noCode(Evidence evidence) {
        return NLS.bind(evidence.asked().isOneLine() ? Messages.ExecutionAnswers_noCode : Messages.WayAnswers_noCode,
                evidence.asked().words());
    }

    static Answer ways(Evidence evidence, Progress progress) throws IOException, PathException, SourceLineException {
        List<Integer> asked = evidence.codeLines();
        if (asked.isEmpty()) {
            return Answer.nothing(noCode(evidence));
        }
        LinePaths line = LinePaths.of(evidence.program(), evidence.ends(asked).subList(0, 1), "");
        ControlFlowAnalysis flow = evidence.program().controlFlow(progress);
        List<Found> found = new ArrayList<>();
        List<String> notes = new ArrayList<>(evidence.moved(asked));
        line.notes().forEach(note -> notes.add(evidence.sentence(note)));
        for (String function : line.paths().stream().map(FunctionPath::function).distinct().toList()) {
            try {
                for (Way way : FunctionWays.of(flow.paths(), function, progress).ways()) {
                    WayLines lines = WayLines.of(evidence, function, way.blocks());
                    Group group = new Group(title(function, way, lines.text()), way.count(), way.share());
                    FunctionPath path = new FunctionPath(function, PathPattern.ofBlocks(
                            way.blocks().stream().mapToInt(Integer::intValue).toArray()));
                    found.add(new Found(group, path, way.blocks(), lines));
                }
            } catch (UnknownFunctionException e) {
                notes.add(NLS.bind(Messages.WayAnswers_neverRan, function));
            }
        }
        return answer(evidence, found, notes, progress);
    }

    private static String title(String function, Way way, String lines) {
        String from = way.start() == Way.Start.ENTRY ? Messages.WayAnswers_entry : Messages.WayAnswers_loop;
        String to = switch (way.end()) {
            case EXIT -> Messages.WayAnswers_exit;
            case LOOP -> Messages.WayAnswers_loop;
            case CUT -> Messages.WayAnswers_cut;
        };
        return NLS.bind(Messages.WayAnswers_wayThrough,
                new Object[] {function, from, lines, to});
    }

    private static Answer answer(Evidence evidence, List<Found> found, List<String> notes, Progress progress)
            throws IOException, PathException {
        Set<Integer> lines = new TreeSet<>();
        List<Group> groups = new ArrayList<>();
        for (Found way : found) {
            groups.add(way.group());
            for (SourcePlace place : way.lines().places()) {
                if (evidence.isInFile(place.path())) {
                    lines.add(place.line());
                }
            }
        }
        Answer answer = new Answer(List.copyOf(groups), List.copyOf(notes), List.copyOf(lines));
        for (Found way : found) {
            find(evidence, way, progress);
            if (way == found.get(0) && found.size() > 1) {
                evidence.soFar().accept(answer); // the rest may take a while, and changes nothing of this
            }
        }
        return new Answer(answer.groups(), answer.notes(), answer.lines());
    }

    /** Looks for the first occurrences of a way. */
    private static void find(Evidence evidence, Found way, Progress progress) throws IOException, PathException {
        ControlFlowAnalysis flow = evidence.program().controlFlow(progress);
        WayBegin begin = WayBegin.of(evidence, flow, way.path().function(), way.blocks(), way.lines().begin());
        HitList hits = new HitList(evidence.trace(), way.group());
        try {
            PathMatches matches = flow.engine(PathEngines.AUTO, progress).match(
                    PathQuery.of(flow.tasks().flow().trace().alphabet(), List.of(way.path())), progress);
            OccurrenceCursor cursor = flow.tasks().occurrences(matches);
            for (Occurrence at = cursor.next(); at != null && !hits.isFull(); at = next(cursor, hits)) {
                String remark = flow.tasks().isSure(at.frame(), at.position()) ? "" : Messages.WayAnswers_guessed;
                hits.add(begin.row(at), remark);
            }
        } catch (UnknownFunctionException e) {
            throw new IllegalStateException(e); // its ways were counted
        }
        hits.finish();
    }

    private static @Nullable Occurrence next(OccurrenceCursor cursor, HitList hits) throws PathException {
        return hits.isFull() ? null : cursor.next();
    }
}
