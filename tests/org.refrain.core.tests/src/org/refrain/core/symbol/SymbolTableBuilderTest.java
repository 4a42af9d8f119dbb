/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.symbol.SymbolTable.Kind;
import org.refrain.core.trace.Discontinuity;

class SymbolTableBuilderTest {

    private final SymbolRows rows = new SymbolRows();

    @Test
    void numbersInTheOrderOfFirstOccurrence() {
        SymbolTableBuilder builder = new SymbolTableBuilder(null);
        assertThat(builder.symbolOf(rows.instruction(0x8000_0000L, "PUSH {r7,lr}", "main", "int main(void) {")))
                .isEqualTo(0);
        assertThat(builder.symbolOf(rows.token("a"))).isEqualTo(1);
        assertThat(builder.symbolOf(new Discontinuity(3, Discontinuity.Kind.TRACE_ON, "TRACE RUN"))).isEqualTo(2);
        assertThat(builder.symbolOf(rows.instruction(0, "NOP", "", ""))).isEqualTo(3);
        assertThat(builder.symbolOf(rows.instruction(-2L, "B .", "loop", ""))).isEqualTo(4);
        assertThat(builder.symbolOf(rows.instruction(0x8000_0000L, "other", "other", "other"))).isEqualTo(0);
        assertThat(builder.symbolOf(rows.token("a"))).isEqualTo(1);
        assertThat(builder.symbolOf(new Discontinuity(9, Discontinuity.Kind.GAP, "TRACE RUN"))).isEqualTo(2);
        SymbolTable table = builder.build();
        assertThat(table.size()).isEqualTo(5);
        assertThat(table.text(0)).isEqualTo("PUSH {r7,lr}");
        assertThat(table.function(0)).isEqualTo("main");
        assertThat(table.source(0)).isEqualTo("int main(void) {");
        assertThat(table.kind(0)).isEqualTo(Kind.INSTRUCTION);
        assertThat(table.kind(1)).isEqualTo(Kind.TOKEN);
        assertThat(table.kind(2)).isEqualTo(Kind.DISCONTINUITY);
        assertThat(table.text(2)).isEqualTo("TRACE RUN");
        assertThat(table.address(4)).isEqualTo(-2L);
        assertThat(table.symbolAt(-2L)).isEqualTo(4);
        assertThat(table.symbolAt(0)).isEqualTo(3);
        assertThat(table.symbolAt(0x8000_0000L)).isEqualTo(0);
        assertThat(table.symbolAt(2)).isEqualTo(-1);
    }

    @Test
    void aTokenAndADiscontinuityOfTheSameTextAreDifferent() {
        SymbolTableBuilder builder = new SymbolTableBuilder(null);
        int token = builder.symbolOf(rows.token("GAP"));
        int gap = builder.symbolOf(new Discontinuity(1, Discontinuity.Kind.GAP, ""));
        assertThat(gap).isNotEqualTo(token);
        assertThat(builder.build().text(gap)).isEqualTo("GAP");
    }

    @Test
    void emptyTextsAreTexts() {
        SymbolTableBuilder builder = new SymbolTableBuilder(null);
        int symbol = builder.symbolOf(rows.instruction(4, "", "", ""));
        int token = builder.symbolOf(rows.token(""));
        assertThat(builder.symbolOf(rows.token(""))).isEqualTo(token);
        assertThat(builder.build().text(symbol)).isEmpty();
        assertThat(builder.build().function(token)).isEmpty();
    }

    @Test
    void namesOfTheProgramWin() {
        SymbolTableBuilder builder = new SymbolTableBuilder(address -> address < 8 ? "EventRecorderStart" : "");
        int named = builder.symbolOf(rows.instruction(4, "NOP", "EventRecorderS...", ""));
        int other = builder.symbolOf(rows.instruction(8, "NOP", "main", ""));
        assertThat(builder.build().function(named)).isEqualTo("EventRecorderStart");
        assertThat(builder.build().function(other)).isEqualTo("main");
    }

    @Test
    void refusesSymbolsThatAreNotThere() {
        SymbolTable table = new SymbolTableBuilder(null).build();
        assertThat(table.size()).isZero();
        assertThatThrownBy(() -> table.text(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> table.kind(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(table.symbolAt(0)).isEqualTo(-1);
    }

    @RepeatedTest(20)
    void agreesWithAMapAndSnapshotsStandStill(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        SymbolTableBuilder builder = new SymbolTableBuilder(null);
        Map<String, Integer> expected = new LinkedHashMap<>();
        List<SymbolTable> snapshots = new ArrayList<>();
        int range = 1 + random.nextInt(5000);
        for (int i = 0; i < 5000; i++) {
            String name = Integer.toHexString(random.nextInt(range) * 0x9e3779b1);
            boolean token = random.nextInt(3) == 0;
            int known = expected.computeIfAbsent(token + name, key -> expected.size());
            long address = Long.parseUnsignedLong(name, 16) << 24;
            int symbol = token ? builder.symbolOf(rows.token(name))
                    : builder.symbolOf(rows.instruction(address, name, "f" + random.nextInt(9), ""));
            assertThat(symbol).as("seed %d, row %d", seed, i).isEqualTo(known);
            if (random.nextInt(500) == 0) {
                snapshots.add(builder.snapshot());
            }
        }
        snapshots.add(builder.build());
        for (SymbolTable table : snapshots) {
            int symbol = 0;
            for (String key : expected.keySet()) {
                if (symbol == table.size()) {
                    break;
                }
                boolean token = key.startsWith("true");
                String name = key.substring(token ? 4 : 5);
                long address = Long.parseUnsignedLong(name, 16) << 24;
                assertThat(table.kind(symbol)).isEqualTo(token ? Kind.TOKEN : Kind.INSTRUCTION);
                assertThat(table.text(symbol)).isEqualTo(name);
                assertThat(table.address(symbol)).isEqualTo(token ? 0 : address);
                if (!token) {
                    assertThat(table.symbolAt(address)).as("seed %d", seed).isEqualTo(symbol);
                    assertThat(table.symbolAt(address + 2)).isEqualTo(-1);
                }
                symbol++;
            }
            assertThat(symbol).isEqualTo(table.size());
        }
    }
}
