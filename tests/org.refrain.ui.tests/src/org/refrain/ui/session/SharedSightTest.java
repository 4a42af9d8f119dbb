/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** Views of one trace that go together: nobody hears its own echo, and nobody is flooded. */
class SharedSightTest {

    /** Milliseconds between two news at the least. */
    private static final long FRAME = 16;

    private final List<EventSpan> first = new ArrayList<>();
    private final List<EventSpan> second = new ArrayList<>();
    private final WindowLink firstLink = new WindowLink(first::add);
    private final WindowLink secondLink = new WindowLink(second::add);
    private @TempDir Path folder = Path.of("");
    private TraceSession session = Ui.get(() -> TraceSessions.acquire(new TraceInput(Path.of("none"), null)));

    @BeforeEach
    void open() throws Exception {
        Ui.run(() -> TraceSessions.release(session));
        Path file = Files.writeString(folder.resolve("t.csv"), TestProject.keilLoop(100));
        session = Ui.get(() -> TraceSessions.acquire(new TraceInput(file, null)));
        Wait.until("read", () -> session.state() == TraceSession.State.READY);
        Ui.run(() -> {
            firstLink.follow(session);
            secondLink.follow(session);
            first.clear();
            second.clear();
        });
    }

    @AfterEach
    void close() {
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void chartsShowTheSamePart() {
        Ui.run(() -> firstLink.shown(new EventSpan(100, 200)));
        Wait.until("the other follows", () -> second.contains(new EventSpan(100, 200)));
        Ui.run(() -> secondLink.shown(EventSpan.NONE));
        Wait.until("and leads", () -> first.contains(EventSpan.NONE));

        assertThat(first).as("nobody is told what it has shown itself").containsExactly(EventSpan.NONE);
        assertThat(second).containsExactly(new EventSpan(100, 200));
    }

    /** Charts round to their pixels: what one makes of a window must not move the others again. */
    @Test
    void whatAChartMakesOfAWindowMovesNobody() {
        List<EventSpan> asked = new ArrayList<>();
        WindowLink[] rounding = new WindowLink[1];
        rounding[0] = new WindowLink(window -> {
            asked.add(window);
            rounding[0].shown(new EventSpan(window.first() / 7 * 7, window.end() + 1));
        });
        Ui.run(() -> {
            rounding[0].follow(session);
            firstLink.shown(new EventSpan(100, 200));
        });
        Wait.until("followed", () -> second.size() == 1 && asked.size() == 2);
        Ui.settle();

        assertThat(Ui.get(session::window)).isEqualTo(new EventSpan(100, 200));
        assertThat(first).isEmpty();
        Ui.run(() -> rounding[0].follow(null));
    }

    @Test
    void aChartThatGoesItsOwnWayComesBackToTheOthers() {
        Ui.run(() -> {
            secondLink.setLinked(false);
            secondLink.shown(new EventSpan(0, 50));
            firstLink.shown(new EventSpan(300, 400));
        });
        Ui.settle();
        assertThat(first).isEmpty();
        assertThat(second).isEmpty();

        Ui.run(() -> secondLink.setLinked(true));
        assertThat(second).containsExactly(new EventSpan(300, 400));
        Ui.run(() -> {
            first.clear();
            firstLink.follow(null);
            firstLink.follow(session);
        });
        assertThat(first).as("shown again").containsExactly(new EventSpan(300, 400));
    }

    @Test
    void quickZoomingIsToldOnceInAFrameAndTheLastWindowAlways() {
        long took = Ui.get(() -> {
            long begin = System.nanoTime();
            for (int i = 1; i <= 1000; i++) {
                firstLink.shown(new EventSpan(i / 2, i));
            }
            return System.nanoTime() - begin;
        });
        Wait.until("the last window", () -> second.contains(new EventSpan(500, 1000)));

        assertThat((long) second.size()).isLessThanOrEqualTo(2 + took / 1_000_000 / FRAME);
        assertThat(second).endsWith(new EventSpan(500, 1000)).doesNotHaveDuplicates();
    }

    @Test
    void aUserOnTheMoveIsToldOnceInAFrameAndAChoiceAtOnce() {
        List<Long> told = new ArrayList<>();
        TraceSessionListener listener = new TraceSessionListener() {
            @Override
            public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
                told.add(selection.position());
            }
        };
        long took = Ui.get(() -> {
            session.addListener(listener);
            long begin = System.nanoTime();
            for (int i = 0; i <= 900; i++) {
                session.move(i, EventSpan.NONE, "key");
                assertThat(session.selection().position()).as("known at once").isEqualTo(i);
            }
            return System.nanoTime() - begin;
        });
        Wait.until("the last row", () -> told.contains(900L));
        assertThat((long) told.size()).isLessThanOrEqualTo(2 + took / 1_000_000 / FRAME);
        assertThat(told).isSorted().doesNotHaveDuplicates();

        Ui.run(() -> {
            session.move(901, EventSpan.NONE, "key");
            session.move(902, EventSpan.NONE, "key");
            session.select(5, "command");
            assertThat(told).as("at once").endsWith(5L);
        });
        int before = told.size();
        Ui.run(() -> session.move(6, EventSpan.NONE, "key"));
        Wait.until("the next row", () -> told.contains(6L));
        assertThat(told).as("row 902 comes no more").endsWith(5L, 6L).hasSize(before + 1);
    }

    @Test
    void aShorterTraceIsShownAsAWhole() throws Exception {
        Ui.run(() -> firstLink.shown(new EventSpan(500, 700)));
        Files.writeString(session.input().path(), TestProject.keilLoop(60));
        Ui.run(session::checkFresh);
        Wait.until("read again", () -> session.state() == TraceSession.State.READY && events() == 600);

        assertThat(Ui.get(session::window)).isEqualTo(EventSpan.NONE);
    }

    private long events() {
        var rows = session.rows();
        return rows == null ? 0 : rows.eventCount();
    }
}
