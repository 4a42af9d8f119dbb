/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

import org.refrain.ui.speed.UiWatch.Took;

/** One line of the table: an action that was done some times. */
final class Measured {

    /** What an action should not take more of. */
    enum Aim {
        /** Sixty pictures in a second: processor time of the user interface's thread, nearly always. */
        FRAME(16, "UI"),
        /** The first match: wall clock, the middle. */
        FIRST_MATCH(100, "wait"),
        /** The whole answer: wall clock, the middle. */
        ANSWER(1000, "wait"),
        /** Never held. */
        HOLD(50, "hold");

        private final int millis;
        private final String of;

        Aim(int millis, String of) {
            this.millis = millis;
            this.of = of;
        }
    }

    private static final double NANOS_PER_MILLI = 1e6;

    private final String name;
    private final Aim aim;
    private final List<Took> all = new ArrayList<>();
    private long held;
    private long heldCpu;

    Measured(String name, Aim aim) {
        this.name = name;
        this.aim = aim;
    }

    void add(Took took) {
        all.add(took);
    }

    /** The longest stretch in which the thread was held. */
    void hold(Took longest) {
        held = Math.max(held, longest.wall());
        heldCpu = Math.max(heldCpu, longest.cpu());
    }

    static String heading() {
        return String.format("%-62s %5s | %-23s | %-23s | %-7s | %-15s |%n", "", "", "waited, ms",
                "UI thread's CPU, ms", "all CPU", "longest hold, ms")
                + String.format("%-62s %5s | %7s %7s %7s | %7s %7s %7s | %7s | %7s %7s | %s", "action", "times",
                        "median", "95 %", "worst", "median", "95 %", "worst", "median", "clock", "CPU", "aim");
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT,
                "%-62s %5d | %7.1f %7.1f %7.1f | %7.1f %7.1f %7.1f | %7.1f | %7.1f %7.1f | %s", name, all.size(),
                at(0.5, Took::wall), at(0.95, Took::wall), at(1, Took::wall), at(0.5, Took::cpu), at(0.95, Took::cpu),
                at(1, Took::cpu), at(0.5, Took::all), held / NANOS_PER_MILLI, heldCpu / NANOS_PER_MILLI, verdict());
    }

    /** Milliseconds that a part of all do not exceed. */
    private double at(double part, ToLongFunction<Took> of) {
        List<Took> sorted = all.stream().sorted(Comparator.comparingLong(of)).toList();
        int index = (int) Math.max(0, Math.ceil(part * sorted.size()) - 1);
        return sorted.isEmpty() ? 0 : of.applyAsLong(sorted.get(index)) / NANOS_PER_MILLI;
    }

    private String verdict() {
        double found = switch (aim) {
            case FRAME -> at(0.95, Took::cpu);
            case FIRST_MATCH, ANSWER -> at(0.5, Took::wall);
            case HOLD -> heldCpu / NANOS_PER_MILLI;
        };
        String aims = aim.of + " " + aim.millis + (found <= aim.millis ? " met" : " MISSED");
        return aim == Aim.HOLD || heldCpu <= UiWatch.LIMIT ? aims : aims + ", hold MISSED";
    }
}
