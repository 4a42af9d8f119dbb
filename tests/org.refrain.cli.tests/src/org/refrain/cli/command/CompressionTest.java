/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.cli.input.Events;
import org.refrain.cli.input.IndexStore;
import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.Sequitur;
import org.refrain.core.index.IndexOptions;

/** That a wrong grammar would be found out. */
class CompressionTest {

    private final Terminal terminal = new Terminal(new ByteArrayOutputStream(), new ByteArrayOutputStream(), false);

    /** Compresses well, but loses one symbol. */
    private static final class Forgetful implements GrammarBuilder {

        private final ReSequitur honest = new ReSequitur();
        private final long forgotten;
        private long symbols;

        Forgetful(long forgotten) {
            this.forgotten = forgotten;
        }

        @Override
        public void append(int symbol) {
            if (symbols++ != forgotten) {
                honest.append(symbol);
            }
        }

        @Override
        public long symbols() {
            return symbols;
        }

        @Override
        public RGrammar build() {
            return honest.build();
        }
    }

    /** Something to do with a file's events. */
    private interface Work {
        void with(Events events) throws Exception;
    }

    private void withEvents(Path file, Work work) throws Exception {
        TraceFile trace = TraceFile.of(file);
        try (OpenIndex index = new IndexStore(Optional.empty(), "", terminal).open(trace, IndexOptions.DEFAULT)) {
            work.with(new Events(trace, index.trace(), terminal));
        }
    }

    @Test
    void aLostSymbolIsFoundOutWhereverItIs(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a b c ".repeat(50_000));
        withEvents(file, events -> {
            for (long lost : new long[] {0, 1, 70_000, 149_999}) {
                Compression result = Compression.whole(events, new Forgetful(lost), GrammarProperty.RESEQUITUR);
                assertThat(result.violation()).as("symbol %d", lost).isPresent();
                assertThat(result.violation().get()).contains("position");
            }
            assertThat(Compression.whole(events, new Forgetful(-1), GrammarProperty.RESEQUITUR).violation())
                    .isEmpty();
        });
    }

    @Test
    void aMissingPropertyIsFoundOut(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a ".repeat(100));
        withEvents(file, events -> assertThat(Compression.whole(events, new Sequitur(), GrammarProperty.RESEQUITUR)
                .violation()).isPresent());
    }

    @Test
    void aFileThatGoesAwayIsToldByItsName(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.sym"), "a b c ".repeat(50_000));
        withEvents(file, events -> {
            Compression.byCycle(events, 0);
            Files.delete(file);
            assertThatThrownBy(() -> Compression.byCycle(events, 0)).isInstanceOf(Failure.class)
                    .hasMessageContaining("t.sym").hasMessageContaining("no such file");
        });
    }
}
