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

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** An archive is unpacked when it is opened for the first time, and never again. */
class ArchiveSessionTest {

    @Test
    void keepsTheIndexOfAnArchive(@TempDir Path folder) throws Exception {
        Path csv = Files.writeString(folder.resolve("t.csv"), TestProject.keilLoop(500));
        Path archive = folder.resolve("t-archive.wpp");
        try (IndexedTrace trace = IndexedTraces.openOrBuild(TraceSource.of(csv), IndexOptions.DEFAULT,
                folder.resolve("t.wpp"), null, Progress.NONE)) {
            IndexedTraces.archive(trace, archive, Progress.NONE);
        }
        TraceInput input = new TraceInput(archive, null);

        openAndClose(input);
        FileTime written = Files.getLastModifiedTime(IndexStore.fileFor(archive));
        openAndClose(input);

        assertThat(Files.getLastModifiedTime(IndexStore.fileFor(archive))).isEqualTo(written);
    }

    private static void openAndClose(TraceInput input) {
        TraceSession session = Ui.get(() -> TraceSessions.acquire(input));
        Wait.until("open", () -> session.state() == TraceSession.State.READY);
        @Nullable IndexedTrace index = Ui.get(session::index);
        assertThat(index == null ? -1 : index.eventCount()).isEqualTo(5000);
        Ui.run(() -> TraceSessions.release(session));
    }
}
