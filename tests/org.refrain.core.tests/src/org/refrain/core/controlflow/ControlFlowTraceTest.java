/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.cft.CftReader;

class ControlFlowTraceTest {

    @Test
    void isTheSameFromAFileAndFromItsIndex(@TempDir Path folder) throws Exception {
        Random random = new Random(11);
        StringBuilder text = new StringBuilder(">main 0 ");
        for (int cycle = 0; cycle < 500; cycle++) {
            text.append("1 >f 1 ").append("2 3 ".repeat(random.nextInt(4))).append("4 < 2\n");
            text.append(random.nextInt(50) == 0 ? "~ >main " : "");
        }
        Path cft = Files.writeString(folder.resolve("t.cft"), text);
        ControlFlowTrace read = ControlFlowTrace.read(TraceSource.of(cft), new CftReader(), new ReSequitur(),
                Progress.NONE);
        assertThat(tokens(read)).isEqualTo(List.of(text.toString().strip().split("\\s+")));
        for (HeaderSpec header : new HeaderSpec[] {HeaderSpec.AUTO, HeaderSpec.NONE}) {
            Path wpp = folder.resolve(header.kind() + ".wpp");
            try (IndexedTrace index = IndexedTraces.openOrBuild(TraceSource.of(cft),
                    IndexOptions.DEFAULT.withHeader(header), wpp, null, Progress.NONE)) {
                assertThat(index.format()).isEqualTo("cft");
                ControlFlowTrace trace = ControlFlowTrace.of(index);
                assertThat(trace.alphabet().functionNames()).containsExactly("main", "f");
                assertThat(trace.length()).isEqualTo(index.eventCount());
                assertThat(tokens(trace)).isEqualTo(tokens(read));
            }
        }
    }

    @Test
    void aSymbolFileIsNoControlFlowTrace() throws Exception {
        TraceSource source = TraceSource.of("x.cft", "1 2 3".getBytes(StandardCharsets.UTF_8));
        ControlFlowTrace trace = ControlFlowTrace.read(source, new CftReader(), new ReSequitur(), Progress.NONE);
        assertThat(trace.alphabet().isComplete()).isTrue();
        assertThat(trace.alphabet().hasFunctions()).isFalse();
    }

    private static List<String> tokens(ControlFlowTrace trace) {
        List<String> tokens = new ArrayList<>();
        GrammarExpander.expand(trace.grammar(), 0, symbol -> tokens.add(trace.alphabet().text(symbol)));
        return tokens;
    }
}
