/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;
import org.refrain.ui.session.TraceSessions;

/**
 * How long somebody waits for the sample of a million rows. The design's floors are 0.5 s to the first rows, 2 s to the
 * cycles and 0.3 s to open it again; a shared and loaded machine is allowed a multiple of them here.
 */
class EditorSpeedTest {

    private static final double PATIENCE = 5;

    @Test
    void firstRowsThenCyclesThenAtOnce(@TempDir Path folder) throws Exception {
        Path file = Files.copy(TestFiles.sample(), folder.resolve("speed.csv.gz"));
        Times first = open(file);
        Times second = open(file);

        System.out.printf("sample: first rows %.3f s, cycles %.3f s; again %.3f s%n", first.rows, first.cycles,
                second.cycles);
        assertThat(first.rows).isLessThan(0.5 * PATIENCE);
        assertThat(first.cycles).isLessThan(2 * PATIENCE);
        assertThat(second.cycles).isLessThan(0.3 * PATIENCE);
    }

    /** Seconds from opening on. */
    private static final class Times {
        private double rows;
        private double cycles;
    }

    private static Times open(Path file) {
        Times times = new Times();
        long begin = System.nanoTime();
        TraceSession session = Ui.get(() -> {
            TraceSession opened = TraceSessions.acquire(new TraceInput(file, null));
            opened.addListener(new TraceSessionListener() {
                @Override
                public void rowsChanged(TraceSession changed) {
                    if (times.rows == 0 && changed.rows() != null) {
                        times.rows = (System.nanoTime() - begin) / 1e9;
                    }
                }

                @Override
                public void indexChanged(TraceSession changed) {
                    times.cycles = (System.nanoTime() - begin) / 1e9;
                }
            });
            return opened;
        });
        Wait.until("read", () -> session.state() == TraceSession.State.READY);
        Ui.run(() -> TraceSessions.release(session));
        return times;
    }
}
