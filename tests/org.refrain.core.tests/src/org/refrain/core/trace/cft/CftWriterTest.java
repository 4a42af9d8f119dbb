/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.cft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.sym.SymReader;

class CftWriterTest {

    @Test
    void breaksLinesAtCalls() throws Exception {
        assertThat(rewrite("1 2 >main 1 >f 2 3 < < 4 < ~ 5 >g")).isEqualTo("1 2\n>main 1\n>f 2 3 < <\n4 <\n~ 5\n>g\n");
        assertThat(rewrite("7")).isEqualTo("7\n");
        assertThat(rewrite("123456789 ".repeat(30)).lines()).hasSize(3);
    }

    @Test
    void theReaderReadsTheSameTokens() throws Exception {
        Random random = new Random(4);
        for (int round = 0; round < 50; round++) {
            StringBuilder text = new StringBuilder("1");
            for (int i = random.nextInt(2000); i > 0; i--) {
                text.append(' ').append(switch (random.nextInt(8)) {
                    case 0 -> ">operator\u00a0new";
                    case 1 -> ">f" + random.nextInt(5);
                    case 2, 3 -> "<";
                    case 4 -> "~";
                    default -> Integer.toString(random.nextInt() >>> 1 + random.nextInt(30));
                });
            }
            List<String> tokens = List.of(text.toString().split(" "));
            assertThat(List.of(rewrite(text.toString()).strip().split("[ \n]"))).isEqualTo(tokens);
        }
    }

    @Test
    void writesABlankInANameSoThatItStaysOneToken() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        int symbol = tokens.entry("operator new(int, char)");
        String written = write(tokens.build(), symbol);
        assertThat(written).isEqualTo(">operator\u00a0new(int,\u00a0char)\n");
        assertThat(trace(written).alphabet().functionNames()).containsExactly("operator new(int, char)");
    }

    @Test
    void refusesSymbolsThatAreNoTokens() throws Exception {
        TraceSource source = TraceSource.of("x.sym", "a 1".getBytes(StandardCharsets.UTF_8));
        ControlFlowTrace trace = ControlFlowTrace.read(source, new SymReader(), new ReSequitur(), Progress.NONE);
        assertThat(trace.alphabet().isComplete()).isFalse();
        assertThatThrownBy(() -> new CftWriter(new ByteArrayOutputStream(), trace.alphabet()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static ControlFlowTrace trace(String text) throws Exception {
        TraceSource source = TraceSource.of("x.cft", text.getBytes(StandardCharsets.UTF_8));
        assertThat(new ArrayList<>(RecordedTrace.of(new CftReader(), source).losses())).isEmpty();
        return ControlFlowTrace.read(source, new CftReader(), new ReSequitur(), Progress.NONE);
    }

    private static String rewrite(String text) throws Exception {
        ControlFlowTrace trace = trace(text);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CftWriter writer = new CftWriter(out, trace.alphabet());
        GrammarExpander.expand(trace.grammar(), 0, writer);
        writer.finish();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String write(ControlFlowAlphabet alphabet, int symbol) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CftWriter writer = new CftWriter(out, alphabet);
        writer.accept(symbol);
        writer.finish();
        return out.toString(StandardCharsets.UTF_8);
    }
}
