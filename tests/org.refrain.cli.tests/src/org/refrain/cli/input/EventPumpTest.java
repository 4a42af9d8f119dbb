/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.index.IndexOptions;

class EventPumpTest {

    private final Terminal terminal = new Terminal(new ByteArrayOutputStream(), new ByteArrayOutputStream(), false);

    @Test
    void givesEveryEventInOrderAndThenTheEnd(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a b c ".repeat(100_000));
        TraceFile trace = TraceFile.of(file);
        try (OpenIndex index = new IndexStore(Optional.empty(), "", terminal).open(trace, IndexOptions.DEFAULT);
                EventPump pump = new EventPump(new Events(trace, index.trace(), terminal))) {
            for (int i = 0; i < 300_000; i++) {
                assertThat(pump.next()).isEqualTo(i % 3);
            }
            assertThat(pump.next()).isEqualTo(GrammarCursor.END);
            assertThat(pump.next()).isEqualTo(GrammarCursor.END);
        }
    }

    @Test
    void aReaderThatFailsFailsWhoeverTakes(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a b c a b c");
        TraceFile trace = TraceFile.of(file);
        try (OpenIndex index = new IndexStore(Optional.empty(), "", terminal).open(trace, IndexOptions.DEFAULT)) {
            Files.delete(file);
            try (EventPump pump = new EventPump(new Events(trace, index.trace(), terminal))) {
                assertThatThrownBy(pump::next).isInstanceOf(Failure.class).hasMessageContaining("t.sym");
            }
        }
    }

    @Test
    void closingEarlyEndsTheReader(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a b c ".repeat(1_000_000));
        TraceFile trace = TraceFile.of(file);
        try (OpenIndex index = new IndexStore(Optional.empty(), "", terminal).open(trace, IndexOptions.DEFAULT)) {
            try (EventPump pump = new EventPump(new Events(trace, index.trace(), terminal))) {
                assertThat(pump.next()).isZero();
            }
            for (int i = 0; i < 200 && readers() > 0; i++) {
                Thread.sleep(20);
            }
            assertThat(readers()).isZero();
        }
    }

    private static long readers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.isAlive() && thread.getName().equals(EventPump.THREAD)).count();
    }
}
