/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

class LoopHeaderFinderTest {

    private static final long INIT = 0x100;
    private static final long MAIN = 0x1000;
    private static final long DRAW = 0x2000;

    /** Start-up code and main loop share the drawing subroutine, and interrupts come anywhere. */
    private static TinyMachine sharedSubroutine(boolean withText, long seed, double interruptRate) {
        TinyMachine machine = new TinyMachine(withText, seed, interruptRate);
        Random random = new Random(seed);
        machine.ops(INIT, 5);
        machine.enableInterrupts();
        machine.call(INIT + 10);
        draw(machine, 8);
        machine.call(INIT + 14);
        draw(machine, 8);
        machine.branch(INIT + 18);
        for (int cycle = 0; cycle < 200; cycle++) {
            machine.ops(MAIN, 4);
            int polls = 1 + random.nextInt(4);
            for (int i = 0; i < polls; i++) {
                machine.op(MAIN + 8);
                machine.branch(MAIN + 10);
            }
            machine.branch(MAIN + 12);
            if (random.nextInt(3) == 0) {
                machine.call(MAIN + 14);
                draw(machine, 5);
            }
            machine.call(MAIN + 18);
            draw(machine, 20);
            machine.op(MAIN + 22);
            machine.branch(MAIN + 24);
        }
        return machine;
    }

    private static void draw(TinyMachine machine, int pixels) {
        machine.op(DRAW);
        for (int i = 0; i < pixels; i++) {
            machine.ops(DRAW + 2, 6);
            machine.branch(DRAW + 14);
        }
        machine.ret(DRAW + 16);
    }

    private static List<LoopHeader> find(TinyMachine machine, int... events) throws IOException {
        return LoopHeaderFinder.find(machine.symbols, SymbolSequence.of(events), Progress.NONE);
    }

    @ParameterizedTest
    @CsvSource({ "true, 0", "true, 0.002", "true, 0.02", "false, 0" })
    void findsTheMainLoopThatSharesSubroutinesWithStartUpCode(boolean withText, double interruptRate)
            throws IOException {
        for (long seed = 1; seed <= 20; seed++) {
            TinyMachine machine = sharedSubroutine(withText, seed, interruptRate);
            List<LoopHeader> found = find(machine, machine.events());
            assertThat(found).as("seed %d", seed).isNotEmpty();
            assertThat(Long.toHexString(machine.symbols.address(found.get(0).symbol()))).as("seed %d", seed)
                    .isEqualTo(Long.toHexString(MAIN));
            assertThat(found.get(0).executions()).isEqualTo(200);
            assertThat(found.get(0).share()).isGreaterThan(0.9);
            assertThat(found.get(0).reason()).isEqualTo(LoopHeader.Reason.ENTRY);
        }
    }

    @Test
    void findsAHeaderWhenTheTraceBeginsInsideTheLoop() throws IOException {
        TinyMachine machine = sharedSubroutine(true, 3, 0);
        int[] all = machine.events();
        int second = indexOf(all, machine.symbolAt(MAIN + 22), 500);
        List<LoopHeader> found = find(machine, Arrays.copyOfRange(all, second, all.length));
        assertThat(machine.symbols.address(found.get(0).symbol())).isEqualTo(MAIN);
    }

    @Test
    void looksBehindAnInnerLoopThatSharesTheEntry() throws IOException {
        TinyMachine machine = new TinyMachine(true, 1, 0);
        machine.ops(INIT, 3);
        machine.branch(INIT + 6);
        for (int cycle = 0; cycle < 50; cycle++) {
            for (int i = 0; i < 10; i++) {
                machine.op(MAIN);
                machine.branch(MAIN + 2);
            }
            machine.ops(MAIN + 4, 30);
            machine.branch(MAIN + 64);
        }
        LoopHeader header = find(machine, machine.events()).get(0);
        assertThat(machine.symbols.address(header.symbol())).isEqualTo(MAIN + 4);
        assertThat(header.reason()).isEqualTo(LoopHeader.Reason.BEHIND_INNER_LOOP);
    }

    @Test
    void looksInsideALoopThatRunsTwice() throws IOException {
        TinyMachine machine = new TinyMachine(true, 1, 0);
        machine.ops(INIT, 3);
        for (int restart = 0; restart < 2; restart++) {
            machine.ops(INIT + 6, 3);
            machine.branch(INIT + 12);
            for (int cycle = 0; cycle < 50; cycle++) {
                machine.ops(MAIN, 30);
                machine.branch(MAIN + 60);
            }
            machine.branch(MAIN + 62);
        }
        LoopHeader header = find(machine, machine.events()).get(0);
        assertThat(machine.symbols.address(header.symbol())).isEqualTo(MAIN);
        assertThat(header.executions()).isEqualTo(100);
    }

    @Test
    void findsNothingWhereNothingRepeats() throws IOException {
        TinyMachine machine = new TinyMachine(true, 1, 0);
        machine.ops(INIT, 500);
        assertThat(find(machine, machine.events())).isEmpty();
        assertThat(find(machine)).isEmpty();
    }

    @Test
    void survivesADiscontinuityAnywhere() throws IOException {
        TinyMachine machine = sharedSubroutine(true, 5, 0.002);
        int gap = machine.symbols.discontinuity();
        int[] all = machine.events();
        for (int at = 0; at < all.length; at += 997) {
            all[at] = gap;
        }
        assertThat(machine.symbols.address(find(machine, all).get(0).symbol())).isEqualTo(MAIN);
    }

    private static int indexOf(int[] events, int symbol, int from) {
        int at = from;
        while (events[at] != symbol) {
            at++;
        }
        return at;
    }
}
