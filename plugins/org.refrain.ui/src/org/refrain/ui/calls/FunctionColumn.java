/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.Comparator;

import org.refrain.core.calls.FunctionProfile;
import org.refrain.core.calls.FunctionTimes;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.TimeFormat;

/** Columns of the Functions view. */
public enum FunctionColumn {

    NAME(Messages.FunctionColumn_name, Messages.FunctionColumn_nameTip, (row, events) -> row.label(),
            Comparator.comparing(FunctionRow::name, String.CASE_INSENSITIVE_ORDER)),
    CALLS(Messages.FunctionColumn_calls, Messages.FunctionColumn_callsTip, FunctionProfile::calls),
    SELF(Messages.FunctionColumn_self, Messages.FunctionColumn_selfTip, FunctionProfile::selfEvents),
    SELF_SHARE(Messages.FunctionColumn_selfShare, Messages.FunctionColumn_selfShareTip,
            share(FunctionProfile::selfEvents), Comparator.comparingLong(row -> row.profile().selfEvents())),
    SELF_TIME(Messages.FunctionColumn_selfTime, Messages.FunctionColumn_selfTimeTip, sum(FunctionTimes::self)),
    TOTAL(Messages.FunctionColumn_total, Messages.FunctionColumn_totalTip, FunctionProfile::totalEvents),
    TOTAL_SHARE(Messages.FunctionColumn_totalShare, Messages.FunctionColumn_totalShareTip,
            share(FunctionProfile::totalEvents), Comparator.comparingLong(row -> row.profile().totalEvents())),
    TOTAL_TIME(Messages.FunctionColumn_totalTime, Messages.FunctionColumn_totalTimeTip, sum(FunctionTimes::total)),
    SHORTEST(Messages.FunctionColumn_shortest, Messages.FunctionColumn_shortestTip, FunctionProfile::shortest),
    LONGEST(Messages.FunctionColumn_longest, Messages.FunctionColumn_longestTip, FunctionProfile::longest),
    SHORTEST_TIME(Messages.FunctionColumn_shortestTime, Messages.FunctionColumn_shortestTimeTip,
            FunctionTimes::shortest),
    LONGEST_TIME(Messages.FunctionColumn_longestTime, Messages.FunctionColumn_longestTimeTip, FunctionTimes::longest);

    private static final String ABOUT = "\u2248 ";

    private final String title;
    private final String explanation;
    private final Text text;
    private final Comparator<FunctionRow> order;

    /** What stands in a cell; {@code events} are those of the whole trace. */
    @FunctionalInterface
    private interface Text {
        String of(FunctionRow row, long events);
    }

    /** A number of calls or events; negative when it is not known. */
    @FunctionalInterface
    private interface Count {
        long of(FunctionProfile profile);
    }

    /** Picoseconds; negative when they are not known. */
    @FunctionalInterface
    private interface Duration {
        long of(FunctionTimes times);
    }

    FunctionColumn(String title, String explanation, Text text, Comparator<FunctionRow> order) {
        this.title = title;
        this.explanation = explanation;
        this.text = text;
        this.order = order;
    }

    FunctionColumn(String title, String explanation, Count count) {
        this(title, explanation, (row, events) -> countText(count.of(row.profile())),
                Comparator.comparingLong(row -> count.of(row.profile())));
    }

    FunctionColumn(String title, String explanation, Duration duration) {
        this(title, explanation, (row, events) -> timeText(row, duration),
                Comparator.comparingLong(row -> picoseconds(row, duration)));
    }

    private static String countText(long count) {
        return count < 0 ? "" : CycleText.number(count);
    }

    private static Text share(Count count) {
        return (row, events) -> CycleText.share(events == 0 ? 0 : (double) count.of(row.profile()) / events);
    }

    /** A sum of times; not known where all of it was before the first time or behind the last one. */
    private static Duration sum(Duration duration) {
        return times -> times.isEstimated() && duration.of(times) == 0 ? -1 : duration.of(times);
    }

    private static String timeText(FunctionRow row, Duration duration) {
        FunctionTimes times = row.times();
        long picoseconds = picoseconds(row, duration);
        return times == null || picoseconds < 0 ? ""
                : (times.isEstimated() ? ABOUT : "") + TimeFormat.duration(picoseconds);
    }

    private static long picoseconds(FunctionRow row, Duration duration) {
        FunctionTimes times = row.times();
        return times == null ? -1 : duration.of(times);
    }

    String title() {
        return title;
    }

    String explanation() {
        return explanation;
    }

    boolean isNumber() {
        return this != NAME;
    }

    /** Whether it tells times, and is not shown where there are none. */
    boolean isTime() {
        return this == SELF_TIME || this == TOTAL_TIME || this == SHORTEST_TIME || this == LONGEST_TIME;
    }

    /** What stands in a cell. */
    String text(FunctionRow row, long events) {
        return text.of(row, events);
    }

    /** The rows' order: names ascending, the largest numbers first. Equal ones are in the order of their names. */
    Comparator<FunctionRow> order(boolean reverse) {
        boolean descending = isNumber() != reverse;
        return (descending ? order.reversed() : order).thenComparing(FunctionRow::name);
    }
}
