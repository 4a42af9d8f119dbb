/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.timeline.TimelineAxis;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.session.TraceSelection;

/** Zooming, moving, copying and choosing with the mouse, on the sample. */
@ExtendWith(CalmWorkbench.class)
class CyclesMouseTest {

    private final Bot bot = new Bot();
    private final SampleCycles sample = SampleCycles.get();

    @AfterEach
    void groupAgain() {
        new BotCycles(bot).groupAgain();
    }

    /** The row is highlighted already, because the selected event lies in its cycle; it is not chosen yet. */
    @Test
    void aHighlightedRowCanBeChosen() {
        BotCycles cycles = openSample();
        int id = sample.byCount().get(1);
        Ui.run(() -> bot.editor().session().select(sample.startOf(sample.occurrences.get(id).get(3)), "test"));
        assertThat(cycles.selectedNames()).containsExactly("#" + id);
        assertThat(Ui.get(() -> cycles.timeline().lanes())).hasSize(8);

        Rectangle row = Ui.get(() -> cycles.table().widget().getItem(1).getBounds());
        bot.mouse().click(cycles.table().widget(), row.x + 5, row.y + row.height / 2); // GTK tells of no selection

        Wait.until("one lane", () -> cycles.timeline().lanes().equals(List.of(id)));
        assertThat(Ui.get(() -> bot.editor().session().selection().position())).as("stays where it was")
                .isEqualTo(sample.startOf(sample.occurrences.get(id).get(3)));
    }

    @Test
    void theWheelZoomsWhereItPointsAndDraggingMoves() {
        BotCycles cycles = openSample();
        TimelineScale whole = Ui.get(() -> cycles.timeline().scale());
        Point size = Ui.get(() -> cycles.timeline().getSize());

        wheel(cycles, size.x / 2, 3, 0);
        wheel(cycles, size.x / 2, 3, 0);
        cycles.waitForTimeline();
        TimelineScale closer = Ui.get(() -> cycles.timeline().scale());
        assertThat(closer.span()).isBetween(whole.span() * 4 / 10, whole.span() * 5 / 10);

        bot.mouse().drag(cycles.timeline(), size.x / 2, 20, size.x / 2 + 60, 20);
        Wait.until("moved", () -> cycles.timeline().scale().start() < closer.start());
        assertThat(Ui.get(() -> cycles.timeline().scale().span())).isEqualTo(closer.span());
        assertThat(Ui.get(() -> bot.editor().session().selection().position())).as("dragging chooses nothing")
                .isEqualTo(-1);

        TimelineScale before = Ui.get(() -> cycles.timeline().scale());
        wheel(cycles, size.x / 2, -3, SWT.SHIFT);
        assertThat(Ui.get(() -> cycles.timeline().scale().start())).isGreaterThan(before.start());
        wheel(cycles, size.x / 2, -50, 0);
        wheel(cycles, size.x / 2, -50, 0);
        assertThat(Ui.get(() -> cycles.timeline().scale().isWhole())).isTrue();
    }

    private static void wheel(BotCycles cycles, int x, int count, int modifiers) {
        Ui.run(() -> {
            Event event = new Event();
            event.x = x;
            event.count = count;
            event.stateMask = modifiers;
            cycles.timeline().notifyListeners(SWT.MouseVerticalWheel, event);
        });
    }

    @Test
    void theAxisCanBeTime() {
        BotCycles cycles = openSample();
        SampleCsv csv = SampleCsv.get();
        double first = -1;
        double last = -1;
        for (int row = 0; row < csv.size(); row++) {
            if (!csv.time(row).isEmpty()) {
                last = Double.parseDouble(csv.time(row).replace(" ", ""));
                first = first < 0 ? last : first;
            }
        }
        try {
            Ui.run(() -> cycles.timeline().setKind(TimelineAxis.Kind.TIME));
            cycles.waitForTimeline();
            assertThat(Ui.get(() -> cycles.timeline().scale().total())).isEqualTo(Math.round((last - first) * 1e12));
            Ui.run(() -> cycles.page().choose(List.of(sample.ids[236])));
            cycles.waitForTimeline();
            bot.screenshot("cycles-time-axis");
        } finally {
            Ui.run(() -> cycles.timeline().setKind(TimelineAxis.Kind.EVENTS));
        }
    }

    @Test
    void copiesTheSelectedRowsAndTheChartsInWords() {
        BotCycles cycles = openSample();
        int id = sample.byCount().get(0);
        cycles.table().select(0);
        Wait.until("chosen", () -> cycles.timeline().lanes().equals(List.of(id)));

        bot.command("org.eclipse.ui.edit.copy");
        assertThat(clipboard().lines()).hasSize(2).last().asString()
                .startsWith("#" + id + "\t" + sample.countOf(id) + "\t21.50%\t");
        Ui.run(() -> cycles.page().pie().setFocus());
        bot.command("org.eclipse.ui.edit.copy");
        assertThat(clipboard().lines()).hasSize(9);
        Ui.run(() -> cycles.timeline().setFocus());
        bot.command("org.eclipse.ui.edit.copy");
        assertThat(clipboard()).isEqualTo(String.format(
                "Cycle #%d: %d of 400 occurrences, first at row %,d, next at row %,d", id, sample.countOf(id),
                sample.startOf(sample.occurrences.get(id).get(0)), sample.startOf(sample.occurrences.get(id).get(1))));
    }

    private static String clipboard() {
        return Ui.get(() -> {
            Clipboard clipboard = new Clipboard(Ui.display());
            try {
                return String.valueOf(clipboard.getContents(TextTransfer.getInstance()));
            } finally {
                clipboard.dispose();
            }
        });
    }

    private BotCycles openSample() {
        bot.open(TestFiles.sample());
        bot.editor().waitUntilReady();
        BotCycles cycles = new BotCycles(bot).waitUntilShown().group(false);
        Ui.run(() -> bot.editor().session().select(TraceSelection.NONE, "test"));
        return cycles.waitUntilShown();
    }
}
