/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.query.PathQuery.FunctionPath;

class PathAutomatonTest {

    private static final ControlFlowAlphabetBuilder TOKENS = new ControlFlowAlphabetBuilder();

    private static ControlFlowAlphabet alphabet() {
        TOKENS.entry("f");
        TOKENS.entry("g");
        TOKENS.entry("h");
        return TOKENS.build();
    }

    /**
     * What is complete after each event of a frame of f: a block's number, or the name of a function that is called.
     */
    private static List<String> complete(String events, String... paths) throws Exception {
        List<Integer> symbols = new ArrayList<>();
        for (String event : events.split(" ")) {
            symbols.add(Character.isDigit(event.charAt(0)) ? TOKENS.block(Integer.parseInt(event))
                    : TOKENS.entry(event));
        }
        PathAutomaton automaton = PathQuery.of(alphabet(), "f", paths).automaton();
        int state = automaton.start(0);
        List<String> complete = new ArrayList<>();
        int at = 0;
        for (int symbol : symbols) {
            boolean call = !Character.isDigit(events.split(" ")[at++].charAt(0));
            if (!call || automaton.watchesCalls()) {
                int letter = automaton.classOf(symbol);
                for (int path : automaton.completedPaths(automaton.completed(state, letter))) {
                    complete.add(at - 1 + (paths.length > 1 ? ":" + path : ""));
                }
                state = automaton.next(state, letter);
                assertThat(automaton.function(state)).isZero();
            }
        }
        return complete;
    }

    @Test
    void occurrencesMayOverlap() throws Exception {
        assertThat(complete("1 1 1 2 1 1", "1 1")).containsExactly("1", "2", "5");
        assertThat(complete("1 2 1 2 1", "1 2 1")).containsExactly("2", "4");
    }

    @Test
    void gapsTakeAnyBlocks() throws Exception {
        assertThat(complete("1 2 3 9 5 5 1 5", "1 2 .. 5")).containsExactly("4", "5", "7");
        assertThat(complete("1 2 5", "1 2 .. 5")).containsExactly("2");
    }

    @Test
    void alternativesAreSequences() throws Exception {
        assertThat(complete("1 2 4 1 3 4 1 2 3 4 1 4", "1 (2|3) 4")).containsExactly("2", "5");
        assertThat(complete("1 2 4 1 3 4 1 2 3 4 1 4", "1 (2 3|2) 4")).containsExactly("2", "9");
        assertThat(complete("1 2 3", "(1|2|3)")).containsExactly("0", "1", "2");
    }

    @Test
    void callsMatterWhereThePathSaysSo() throws Exception {
        assertThat(complete("1 g 2 1 h 2 1 2 1 h g h 2", "1 2")).containsExactly("2", "5", "7", "12");
        assertThat(complete("1 g 2 1 h 2 1 2 1 h g h 2", "1 {g} 2")).containsExactly("2", "12");
        assertThat(complete("1 g 2 1 h 2 1 2 1 h g h 2", "1 {*} 2")).containsExactly("2", "5", "12");
        assertThat(complete("1 g 2 1 h 2 1 2 1 h g h 2", "1 ! 2")).containsExactly("7");
        assertThat(complete("1 g 2 1 h 2 1 2 1 h g h 2", "1 ! {g} ! 2")).containsExactly("2");
        assertThat(complete("1 3 2 1 3 g 2 1 2", "1 ! .. 2")).containsExactly("2", "8");
        assertThat(complete("1 g g 2", "1 {g}")).containsExactly("1", "2");
        assertThat(complete("g h 1", "{g} {h} 1")).containsExactly("2");
    }

    @Test
    void onePassFindsSeveralPaths() throws Exception {
        assertThat(complete("1 2 1 2 3", "1 2", "2", "1 2 3", "2 1 2"))
                .containsExactly("1:0", "1:1", "3:0", "3:1", "3:3", "4:2");
    }

    @Test
    void functionsHaveStatesOfTheirOwn() throws Exception {
        TOKENS.block(1);
        TOKENS.block(2);
        PathAutomaton automaton = PathQuery.of(alphabet(), List.of(new FunctionPath("f", PathPattern.parse("1 2")),
                new FunctionPath("h", PathPattern.parse("1 2")))).automaton();
        assertThat(automaton.start(1)).isEqualTo(PathAutomaton.NIL);
        assertThat(automaton.start(0)).isNotEqualTo(automaton.start(2)).isNotZero();
        assertThat(automaton.function(automaton.start(2))).isEqualTo(2);
        for (int letter = 0; letter < automaton.classCount(); letter++) {
            assertThat(automaton.next(PathAutomaton.NIL, letter)).isEqualTo(PathAutomaton.NIL);
            assertThat(automaton.completed(PathAutomaton.NIL, letter)).isZero();
        }
        assertThat(automaton.watchesCalls()).isFalse();
    }

    @Test
    void refusesWhatCannotBeAsked() {
        assertThatThrownBy(() -> PathQuery.of(alphabet(), "ff", "1")).isInstanceOf(UnknownFunctionException.class);
        assertThatThrownBy(() -> PathQuery.of(alphabet(), "f", "1 {gg} 2"))
                .isInstanceOf(UnknownFunctionException.class).hasMessageContaining("did you mean");
        assertThatThrownBy(() -> PathQuery.of(alphabet(), "f")).isInstanceOf(PathException.class)
                .hasMessageContaining("No path");
        assertThatThrownBy(() -> PathQuery.of(alphabet(), "f", "1" + " (1|2)".repeat(12)))
                .isInstanceOf(PathException.class).hasMessageContaining("more than 1024 situations");
    }
}
