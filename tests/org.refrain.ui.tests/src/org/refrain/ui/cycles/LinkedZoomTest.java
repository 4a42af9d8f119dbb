/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.timeline.TimelineAxis;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSession;

/** The timeline shows the part of the sample that other charts show, and makes them follow. */
@ExtendWith(CalmWorkbench.class)
class LinkedZoomTest {

    private final Bot bot = new Bot();

    @Test
    void theTimelineGoesWithTheOtherCharts() {
        bot.open(TestFiles.sample());
        TraceSession session = bot.editor().waitUntilReady().session();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();

        bot.keyboard().press(cycles.timeline(), 0, SWT.KEYPAD_ADD);
        TimelineScale closer = Ui.get(() -> cycles.timeline().scale());
        assertThat(closer.isWhole()).isFalse();
        assertThat(Ui.get(session::window)).isEqualTo(new EventSpan(closer.start(), closer.end()));

        EventSpan wanted = new EventSpan(400_000, 420_000);
        Ui.run(() -> session.showWindow(wanted, "another chart"));
        Wait.until("followed", () -> cycles.timeline().scale().start() == 400_000
                && cycles.timeline().scale().end() == 420_000);
        assertThat(Ui.get(session::window)).isEqualTo(wanted);
        cycles.waitForTimeline();

        cycles.group(false).group(true);
        assertThat(Ui.get(() -> cycles.timeline().scale().start())).as("grouping moves nothing").isEqualTo(400_000);
        Ui.run(() -> session.showWindow(EventSpan.NONE, "another chart"));
        Wait.until("the whole trace", () -> cycles.timeline().scale().isWhole());
    }

    @Test
    void theTimelineInTimeShowsTheSameEvents() {
        bot.open(TestFiles.sample());
        TraceSession session = bot.editor().waitUntilReady().session();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();
        EventSpan wanted = new EventSpan(400_000, 420_000);
        Ui.run(() -> session.showWindow(wanted, "another chart"));
        Wait.until("followed", () -> cycles.timeline().scale().start() == 400_000);
        try {
            Ui.run(() -> cycles.timeline().setKind(TimelineAxis.Kind.TIME));
            cycles.waitForTimeline();
            assertThat(Ui.get(session::window)).as("the others stay where they are").isEqualTo(wanted);

            bot.keyboard().press(cycles.timeline(), SWT.CTRL, SWT.ARROW_RIGHT);
            EventSpan moved = Ui.get(session::window);
            assertThat(moved.first()).isBetween(400_100L, 405_000L);
            assertThat(moved.length()).isBetween(15_000L, 25_000L);
        } finally {
            Ui.run(() -> cycles.timeline().setKind(TimelineAxis.Kind.EVENTS));
        }
    }
}
