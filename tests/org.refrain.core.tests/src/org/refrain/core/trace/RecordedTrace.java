/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.refrain.core.progress.Progress;

/** Everything a reader hands out, one line of text for each call. */
public final class RecordedTrace implements TraceReceiver {

    /** All calls in their order. */
    public final List<String> calls = new ArrayList<>();
    public final List<Long> addresses = new ArrayList<>();
    public final List<String> texts = new ArrayList<>();
    public final List<TraceProblem> problems = new ArrayList<>();
    public int discontinuities;
    public int marks;

    public static RecordedTrace of(TraceSource source) throws IOException, TraceFormatException {
        return of(TraceReaders.detect(source), source);
    }

    public static RecordedTrace of(TraceReader reader, TraceSource source) throws IOException, TraceFormatException {
        RecordedTrace trace = new RecordedTrace();
        reader.read(source, trace, Progress.NONE);
        return trace;
    }

    public static RecordedTrace of(String text) throws IOException, TraceFormatException {
        return of(source(text));
    }

    public static TraceSource source(String text) {
        return TraceSource.of("trace.csv", text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void instruction(InstructionRow row) {
        addresses.add(row.address);
        texts.add(row.text());
        String address = row.hasAddress ? "0x%08X".formatted(row.address) : "-";
        calls.add("%d instruction %s %s [%s] [%s] [%s]".formatted(row.line, time(row.time), address, row.text(),
                row.source(), row.function()));
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        discontinuities++;
        calls.add("%d %s [%s]".formatted(discontinuity.line(), discontinuity.kind(), discontinuity.text()));
    }

    @Override
    public void mark(TraceMark mark) {
        marks++;
        calls.add("%d mark %s %s [%s]".formatted(mark.line(), mark.kind(), time(mark.time()), mark.text()));
    }

    @Override
    public void problem(TraceProblem problem) {
        problems.add(problem);
        calls.add("%d %s %s".formatted(problem.line(), problem.severity(), problem.message()));
    }

    /** Problems that are not just worth knowing. */
    public List<TraceProblem> losses() {
        return problems.stream().filter(p -> p.severity() != TraceProblem.Severity.INFO).toList();
    }

    private static String time(long time) {
        return time == InstructionRow.NO_TIME ? "-" : time + "ps";
    }
}
