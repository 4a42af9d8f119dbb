/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;

/**
 * What a reader found wrong with a trace.
 *
 * @param infos how many findings there were of each severity, kept or not
 * @param unreadRows rows that could not be read
 * @param kept the findings themselves, at most a thousand, worst first
 */
public record Findings(long infos, long warnings, long errors, long unreadRows, List<TraceProblem> kept) {

    /** Nothing to complain about. */
    public static final Findings NONE = new Findings(0, 0, 0, 0, List.of());

    /** More are counted, but not kept. */
    public static final int MOST_KEPT = 1000;

    private static final Severity[] SEVERITIES = Severity.values();

    /** These and others, which come behind them in the trace. */
    Findings plus(Findings more) {
        List<TraceProblem> all = new ArrayList<>(kept);
        all.addAll(more.kept);
        // stable: among equally bad ones the earlier first
        all.sort(Comparator.comparing(TraceProblem::severity).reversed());
        return new Findings(infos + more.infos, warnings + more.warnings, errors + more.errors,
                unreadRows + more.unreadRows, List.copyOf(all.subList(0, Math.min(MOST_KEPT, all.size()))));
    }

    Findings withUnreadRows(long newUnreadRows) {
        return new Findings(infos, warnings, errors, newUnreadRows, kept);
    }

    /** These and a finding about the whole file, which stands first among those of its severity. */
    Findings plus(TraceProblem problem) {
        Findings one = switch (problem.severity()) {
            case INFO -> new Findings(1, 0, 0, 0, List.of(problem));
            case WARNING -> new Findings(0, 1, 0, 0, List.of(problem));
            case ERROR -> new Findings(0, 0, 1, 0, List.of(problem));
        };
        return one.plus(this);
    }

    byte[] section() {
        SectionOutput out = new SectionOutput();
        out.u64(infos);
        out.u64(warnings);
        out.u64(errors);
        out.u64(unreadRows);
        out.u32(kept.size());
        for (TraceProblem problem : kept) {
            out.u8(problem.severity().ordinal());
            out.varint(problem.line());
            out.varint(problem.offset());
            out.text(problem.message());
        }
        return out.toByteArray();
    }

    static Findings read(SectionInput in) throws WppFormatException {
        long infos = in.count64("number of infos", Long.MAX_VALUE);
        long warnings = in.count64("number of warnings", Long.MAX_VALUE);
        long errors = in.count64("number of errors", Long.MAX_VALUE);
        long unreadRows = in.count64("number of unread rows", Long.MAX_VALUE);
        int count = in.count32("number of findings");
        in.check(count <= MOST_KEPT, "number of findings", count);
        List<TraceProblem> kept = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int severity = in.u8();
            in.check(severity < SEVERITIES.length, "a severity", severity);
            long line = in.varint();
            long offset = in.varint();
            in.check(line >= 0 && offset >= 0, "line of a finding", line);
            kept.add(new TraceProblem(SEVERITIES[severity], line, offset, in.text()));
        }
        in.end();
        return new Findings(infos, warnings, errors, unreadRows, List.copyOf(kept));
    }
}
