/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What was measured, as tables. */
final class SpeedReport {

    private static final int SHOWN = 60;
    private static final double NANOS_PER_MILLI = 1e6;

    private final List<String> lines = new ArrayList<>();
    private final PrintStream out;

    SpeedReport(PrintStream out) {
        this.out = out;
    }

    void title(String title) {
        line("");
        line(title);
        line(Measured.heading());
    }

    void add(Measured measured) {
        line(measured.toString());
    }

    /** The stretches in which the user interface's thread was held, longest ones first, and what it did. */
    void holds(List<Hold> holds) {
        line("");
        line(holds.size() + " stretches of more than " + UiWatch.LIMIT / 1_000_000 + " ms"
                + " (much clock and little CPU: the machine was busy, or the thread waited)");
        holds.stream().sorted(Comparator.comparingLong(Hold::cpu).reversed()).limit(SHOWN).forEach(this::add);
    }

    private void add(Hold hold) {
        line(String.format("%7.1f ms, CPU %7.1f ms: %s", hold.wall() / NANOS_PER_MILLI, hold.cpu() / NANOS_PER_MILLI,
                hold.action()));
        line("        " + String.join(", ", hold.places()));
        line("        " + String.join(", ", hold.innermost()));
    }

    void line(String line) {
        lines.add(line);
        out.println(line);
    }

    String text() {
        return String.join(System.lineSeparator(), lines) + System.lineSeparator();
    }
}
