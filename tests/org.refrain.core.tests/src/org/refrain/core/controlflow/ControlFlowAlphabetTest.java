/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.cft.CftReader;

class ControlFlowAlphabetTest {

    @Test
    void numbersTokensInTheOrderOfFirstOccurrence() throws Exception {
        ControlFlowAlphabetBuilder builder = new ControlFlowAlphabetBuilder();
        assertThat(builder.entry("main")).isZero();
        assertThat(builder.block(17)).isEqualTo(1);
        assertThat(builder.entry("f")).isEqualTo(2);
        assertThat(builder.exit()).isEqualTo(3);
        assertThat(builder.gap()).isEqualTo(4);
        assertThat(new int[] {builder.entry("main"), builder.block(17), builder.exit(), builder.gap()})
                .containsExactly(0, 1, 3, 4);
        for (int i = 0; i < 1000; i++) {
            assertThat(builder.block(1000 + i)).isEqualTo(5 + i);
        }
        ControlFlowAlphabet alphabet = builder.build();
        assertThat(alphabet.size()).isEqualTo(1005).isEqualTo(builder.size());
        assertThat(alphabet.functionNames()).containsExactly("main", "f");
        assertThat(alphabet.function("f")).isEqualTo(1).isEqualTo(alphabet.value(2));
        assertThat(alphabet.kind(1)).isEqualTo(ControlFlowKind.BLOCK);
        assertThat(alphabet.value(1004)).isEqualTo(1999);
        assertThat(alphabet.isComplete() && alphabet.hasFunctions()).isTrue();
        assertThat(new String[] {alphabet.text(0), alphabet.text(1), alphabet.text(3), alphabet.text(4)})
                .containsExactly(">main", "17", "<", "~");
    }

    @Test
    void refusesWhatIsNoToken() {
        ControlFlowAlphabetBuilder builder = new ControlFlowAlphabetBuilder();
        assertThatThrownBy(() -> builder.block(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.entry("")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void takesTokensFromAFile() throws Exception {
        ControlFlowTrace trace = read("7 >main 07 7 ~ < >main");
        ControlFlowAlphabet alphabet = trace.alphabet();
        assertThat(trace.length()).isEqualTo(7);
        assertThat(alphabet.size()).isEqualTo(5);
        assertThat(alphabet.value(0)).as("07 and 7 are one block").isEqualTo(7).isEqualTo(alphabet.value(2));
        assertThat(alphabet.kind(3)).isEqualTo(ControlFlowKind.GAP);
        assertThat(alphabet.functionCount()).isEqualTo(1);
    }

    @Test
    void suggestsFunctionsWithSimilarNames() throws Exception {
        ControlFlowAlphabet alphabet = read(">main >HAL_Delay >HAL_GPIO_WritePin >HAL_GPIO_ReadPin >x >SysTick_Handler")
                .alphabet();
        assertThat(suggestions(alphabet, "mian")).containsExactly("main");
        assertThat(suggestions(alphabet, "hal_delay")).containsExactly("HAL_Delay");
        assertThat(suggestions(alphabet, "HAL_GPIO_WriteP1n")).startsWith("HAL_GPIO_WritePin");
        assertThat(suggestions(alphabet, "GPIO")).containsExactly("HAL_GPIO_ReadPin", "HAL_GPIO_WritePin");
        assertThat(suggestions(alphabet, "Systick_Handler")).containsExactly("SysTick_Handler");
        assertThat(suggestions(alphabet, "zzzzzz")).isEmpty();
        assertThat(suggestions(alphabet, "")).containsExactly("x");
        assertThat(suggestions(alphabet, "q".repeat(100_000))).isEmpty();
        assertThatThrownBy(() -> alphabet.function("mian"))
                .hasMessage("The trace never enters a function \"mian\"; did you mean main?");
        assertThatThrownBy(() -> alphabet.function("zzzzzz"))
                .hasMessage("The trace never enters a function \"zzzzzz\".");
    }

    private static Iterable<String> suggestions(ControlFlowAlphabet alphabet, String name) {
        try {
            alphabet.function(name);
        } catch (UnknownFunctionException e) {
            return e.suggestions();
        }
        throw new AssertionError(name + " is known");
    }

    private static ControlFlowTrace read(String text) throws Exception {
        TraceSource source = TraceSource.of("x.cft", text.getBytes(StandardCharsets.UTF_8));
        return ControlFlowTrace.read(source, new CftReader(), new ReSequitur(), Progress.NONE);
    }
}
