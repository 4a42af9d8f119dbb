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
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** Sessions as editors and views use them, without either. */
class TraceSessionTest {

    /** Writes down what it is told. */
    private static final class Recorder implements TraceSessionListener {
        private final List<String> calls = new ArrayList<>();
        private boolean rowsBeforeIndex;

        @Override
        public void rowsChanged(TraceSession session) {
            calls.add("rows");
            rowsBeforeIndex |= session.rows() != null && session.index() == null;
        }

        @Override
        public void indexChanged(TraceSession session) {
            calls.add(session.index() == null ? "index gone" : "index");
        }

        @Override
        public void selectionChanged(TraceSession session, TraceSelection selection, Object source) {
            calls.add("selection " + selection.position() + " by " + source);
        }
    }

    @Test
    void readsOnceForAllItsUsersAndClosesBehindTheLast(@TempDir Path folder) throws Exception {
        TraceInput input = new TraceInput(Files.writeString(folder.resolve("t.csv"), TestProject.keilLoop(50)), null);
        TraceSession session = Ui.get(() -> TraceSessions.acquire(input));
        assertThat(Ui.get(() -> TraceSessions.acquire(input))).isSameAs(session);
        waitUntil(session, TraceSession.State.READY);
        IndexedTrace index = Ui.get(() -> index(session));
        IndexLease lease = Ui.get(() -> lease(session));

        Ui.run(() -> TraceSessions.release(session));
        assertThat(index.eventCount()).isEqualTo(500);
        Ui.run(() -> TraceSessions.release(session));
        assertThat(lease.index().symbols(0, new int[10], 10)).as("still leased").isEqualTo(10);
        assertThat(Ui.get(() -> session.rows() == null)).isTrue();
        lease.close();
        lease.close();

        assertThat(Ui.get(() -> TraceSessions.acquire(input))).isNotSameAs(session);
        Ui.run(() -> TraceSessions.release(TraceSessions.acquire(input)));
    }

    @Test
    void showsFirstRowsBeforeTheIndexIsReady(@TempDir Path folder) throws Exception {
        TraceInput input = new TraceInput(Files.writeString(folder.resolve("long.csv"),
                TestProject.keilLoop(100_000)), null);
        Recorder recorder = new Recorder();
        TraceSession session = open(input, recorder);

        waitUntil(session, TraceSession.State.READY);

        assertThat(recorder.rowsBeforeIndex).isTrue();
        assertThat(Ui.get(() -> rows(session).eventCount())).isEqualTo(1_000_000);
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void keepsTheFirstRowsWhenReadingIsStopped(@TempDir Path folder) throws Exception {
        TraceInput input = new TraceInput(Files.writeString(folder.resolve("stopped.csv"),
                TestProject.keilLoop(150_000)), null);
        TraceSession session = open(input, new TraceSessionListener() {
            @Override
            public void rowsChanged(TraceSession changed) {
                changed.cancel();
            }
        });

        waitUntil(session, TraceSession.State.CANCELLED);
        long shown = Ui.get(() -> rows(session).eventCount());
        assertThat(shown).isPositive().isLessThan(1_500_000);
        assertThat(Files.exists(IndexStore.fileFor(input.path()))).isFalse();
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void saysThatAFolderIsNoTrace(@TempDir Path folder) {
        TraceSession session = open(new TraceInput(folder, null), new Recorder());

        waitUntil(session, TraceSession.State.FAILED);
        assertThat(Ui.get(session::failure)).isEqualTo(folder + " is a folder. Open a trace file in it.");
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void opensTheIndexOfAnEarlierReading(@TempDir Path folder) throws Exception {
        TraceInput input = new TraceInput(Files.writeString(folder.resolve("again.csv"),
                TestProject.keilLoop(1000)), null);
        TraceSession first = open(input, new Recorder());
        waitUntil(first, TraceSession.State.READY);
        Ui.run(() -> TraceSessions.release(first));
        FileTime written = Files.getLastModifiedTime(IndexStore.fileFor(input.path()));

        Recorder recorder = new Recorder();
        TraceSession second = open(input, recorder);
        waitUntil(second, TraceSession.State.READY);

        assertThat(recorder.rowsBeforeIndex).as("nothing had to be read").isFalse();
        assertThat(Files.getLastModifiedTime(IndexStore.fileFor(input.path()))).isEqualTo(written);
        Ui.run(() -> TraceSessions.release(second));
    }

    @Test
    void readsAFileAgainThatHasChanged(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("changed.csv"), TestProject.keilLoop(10));
        TraceSession session = open(new TraceInput(file, null), new Recorder());
        waitUntil(session, TraceSession.State.READY);
        Ui.run(() -> session.select(99, "test"));

        Files.writeString(file, TestProject.keilLoop(5));
        Ui.run(session::checkFresh);

        Wait.until("read again", () -> session.state() == TraceSession.State.READY && rows(session).eventCount() == 50);
        assertThat(Ui.get(session::selection)).isEqualTo(TraceSelection.NONE);
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void tellsASelectionOnceAndWhoseItIs(@TempDir Path folder) throws Exception {
        TraceInput input = new TraceInput(Files.writeString(folder.resolve("select.csv"),
                TestProject.keilLoop(20)), null);
        TraceSession session = open(input, new Recorder());
        waitUntil(session, TraceSession.State.READY);
        Recorder recorder = new Recorder();
        Ui.run(() -> {
            session.addListener(recorder);
            session.select(15, "editor");
            session.select(15, "view");
            session.select(TraceSelection.NONE, "view");
        });

        assertThat(recorder.calls).containsExactly("selection 15 by editor", "selection -1 by view");
        Ui.run(() -> TraceSessions.release(session));
    }

    @Test
    void saysThatAFileIsNotThere(@TempDir Path folder) {
        TraceSession session = open(new TraceInput(folder.resolve("missing.csv"), null), new Recorder());

        waitUntil(session, TraceSession.State.FAILED);
        assertThat(String.valueOf(Ui.get(() -> String.valueOf(session.failure())))).contains("missing.csv")
                .contains("not there");
        Ui.run(() -> TraceSessions.release(session));
    }

    private static TraceSession open(TraceInput input, TraceSessionListener listener) {
        return Ui.get(() -> {
            TraceSession session = TraceSessions.acquire(input);
            session.addListener(listener);
            return session;
        });
    }

    private static void waitUntil(TraceSession session, TraceSession.State state) {
        Callable<Boolean> reached = () -> session.state() == state;
        Wait.until(session.name() + " " + state, reached);
    }

    private static TraceRows rows(TraceSession session) {
        @Nullable TraceRows rows = session.rows();
        if (rows == null) {
            throw new AssertionError("no rows");
        }
        return rows;
    }

    private static IndexedTrace index(TraceSession session) {
        @Nullable IndexedTrace index = session.index();
        if (index == null) {
            throw new AssertionError("no index");
        }
        return index;
    }

    private static IndexLease lease(TraceSession session) {
        @Nullable IndexLease lease = session.lease();
        if (lease == null) {
            throw new AssertionError("no index");
        }
        return lease;
    }
}
