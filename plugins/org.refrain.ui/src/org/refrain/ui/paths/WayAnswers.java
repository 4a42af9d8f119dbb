/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

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
import org.refrain.program.analysis.SourceLineException;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourcePlace;

/** Ways that were taken: from one line to another one, or through a whole function. */
final class WayAnswers {

    private WayAnswers() {
    }

    /** A way, ready to be shown and looked for. */
    private record Found(Group group, FunctionPath path, List<Integer> blocks) {
    }

    static Answer path(Evidence evidence, Progress progress) throws IOException, PathException, SourceLineException {
        LineWays ways = LineWays.of(evidence.program(), evidence.ends(), "", progress);
        long total = ways.ways().stream().mapToLong(LineWay::count).sum();
        List<Found> found = new ArrayList<>();
        for (LineWay way : ways.ways()) {
            String title = NLS.bind(Messages.WayAnswers_way, way.function(),
                    lines(evidence, way.function(), way.blocks()));
            found.add(new Found(new Group(title, way.count(), (double) way.count() / total), way.path(),
                    way.blocks()));
        }
        List<String> notes = new ArrayList<>(ways.notes());
        if (found.isEmpty() && notes.isEmpty()) {
            notes.add(NLS.bind(Messages.WayAnswers_notTaken, evidence.asked().words(), evidence.trace().sourceName()));
        }
        return answer(evidence, found, notes, progress);
    }

    static Answer ways(Evidence evidence, Progress progress) throws IOException, PathException, SourceLineException {
        LinePaths line = LinePaths.of(evidence.program(), evidence.ends().subList(0, 1), "");
        ControlFlowAnalysis flow = evidence.program().controlFlow(progress);
        List<Found> found = new ArrayList<>();
        List<String> notes = new ArrayList<>(line.notes());
        for (String function : line.paths().stream().map(FunctionPath::function).distinct().toList()) {
            try {
                for (Way way : FunctionWays.of(flow.paths(), function, progress).ways()) {
                    Group group = new Group(title(evidence, function, way), way.count(), way.share());
                    FunctionPath path = new FunctionPath(function, PathPattern.ofBlocks(
                            way.blocks().stream().mapToInt(Integer::intValue).toArray()));
                    found.add(new Found(group, path, way.blocks()));
                }
            } catch (UnknownFunctionException e) {
                notes.add(NLS.bind(Messages.WayAnswers_neverRan, function));
            }
        }
        return answer(evidence, found, notes, progress);
    }

    private static String title(Evidence evidence, String function, Way way) {
        String from = way.start() == Way.Start.ENTRY ? Messages.WayAnswers_entry : Messages.WayAnswers_loop;
        String to = switch (way.end()) {
            case EXIT -> Messages.WayAnswers_exit;
            case LOOP -> Messages.WayAnswers_loop;
            case CUT -> Messages.WayAnswers_cut;
        };
        return NLS.bind(Messages.WayAnswers_wayThrough,
                new Object[] {function, from, lines(evidence, function, way.blocks()), to});
    }

    private static Answer answer(Evidence evidence, List<Found> found, List<String> notes, Progress progress)
            throws IOException, PathException {
        Set<Integer> lines = new TreeSet<>();
        List<Group> groups = new ArrayList<>();
        for (Found way : found) {
            find(evidence, way, progress);
            groups.add(way.group());
            for (SourcePlace place : places(evidence, way.path().function(), way.blocks())) {
                if (evidence.isInFile(place.path())) {
                    lines.add(place.line());
                }
            }
        }
        return new Answer(List.copyOf(groups), List.copyOf(notes), List.copyOf(lines));
    }

    /** Looks for the first occurrences of a way. */
    private static void find(Evidence evidence, Found way, Progress progress) throws IOException, PathException {
        ControlFlowAnalysis flow = evidence.program().controlFlow(progress);
        HitList hits = new HitList(evidence.trace(), way.group());
        try {
            PathMatches matches = flow.engine(PathEngines.AUTO, progress).match(
                    PathQuery.of(flow.tasks().flow().trace().alphabet(), List.of(way.path())), progress);
            OccurrenceCursor cursor = flow.tasks().occurrences(matches);
            for (Occurrence at = cursor.next(); at != null && !hits.isFull(); at = next(cursor, hits)) {
                String remark = flow.tasks().isSure(at.frame(), at.position()) ? "" : Messages.WayAnswers_guessed;
                hits.add(flow.tasks().positionOf(at.position()), remark);
            }
        } catch (UnknownFunctionException e) {
            throw new IllegalStateException(e); // its ways were counted
        }
        hits.finish();
    }

    private static @Nullable Occurrence next(OccurrenceCursor cursor, HitList hits) throws PathException {
        return hits.isFull() ? null : cursor.next();
    }

    /** The lines at which a way's blocks begin: "44, 72, 77", with the file's name where it changes. */
    private static String lines(Evidence evidence, String function, List<Integer> blocks) {
        Set<String> lines = new LinkedHashSet<>();
        String file = evidence.paths().get(0);
        for (SourcePlace place : places(evidence, function, blocks)) {
            lines.add(place.path().equals(file) ? Integer.toString(place.line())
                    : place.path().substring(place.path().lastIndexOf('/') + 1) + ":" + place.line());
            file = place.path();
        }
        return lines.stream().collect(Collectors.joining(Messages.WayAnswers_separator));
    }

    private static List<SourcePlace> places(Evidence evidence, String function, List<Integer> blocks) {
        LineTable table = evidence.image().lines();
        List<SourcePlace> places = new ArrayList<>();
        evidence.program().model().functionNamed(function).map(ProgramFunction::id).ifPresent(id -> {
            for (int number : blocks) {
                table.placeAt(evidence.program().model().block(id, number).first()).ifPresent(places::add);
            }
        });
        return places;
    }
}
