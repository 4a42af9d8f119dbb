/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

/** Each trace is written as addresses; what the tracker tells is compared word for word. */
class CallTrackerTest {

    private final ListedSymbols symbols = new ListedSymbols();

    private CallTrackerTest() {
        symbols.instruction(0x100, "NOP");
        symbols.instruction(0x102, "B        0x126");
        symbols.instruction(0x11C, "NOP");
        symbols.instruction(0x11E, "NOP");
        symbols.instruction(0x120, "BL.W     0x200");
        symbols.instruction(0x124, "NOP");
        symbols.instruction(0x126, "BNE      0x100");
        symbols.instruction(0x128, "NOP");
        symbols.instruction(0x200, "PUSH     {lr}");
        symbols.instruction(0x202, "BL.W     0x300");
        symbols.instruction(0x206, "POP      {pc}");
        symbols.instruction(0x300, "NOP");
        symbols.instruction(0x302, "BX       lr");
        symbols.instruction(0x800, "PUSH     {lr}");
        symbols.instruction(0x802, "BX       lr");
        symbols.instruction(0x900, "PUSH     {lr}");
        symbols.instruction(0x902, "BX       lr");
    }

    private List<String> track(int... addresses) throws IOException {
        int[] events = new int[addresses.length];
        for (int i = 0; i < events.length; i++) {
            events[i] = symbols.symbolAt(addresses[i]);
        }
        FlowKinds kinds = FlowKinds.find(symbols, SymbolSequence.of(events), Progress.NONE);
        List<String> told = new ArrayList<>();
        CallTracker tracker = new CallTracker(kinds, new CallTracker.Listener() {
            @Override
            public void enter(int symbol) {
                told.add("enter " + Long.toHexString(symbols.address(symbol)));
            }

            @Override
            public void step(int from, int to) {
                told.add(Long.toHexString(symbols.address(from)) + "-" + Long.toHexString(symbols.address(to)));
            }

            @Override
            public void leave() {
                told.add("leave");
            }
        });
        for (int event : events) {
            tracker.accept(event);
        }
        tracker.forget();
        return told;
    }

    @Test
    void joinsACallSiteWithTheInstructionBehindIt() throws IOException {
        assertThat(track(0x120, 0x200, 0x202, 0x300, 0x302, 0x206, 0x124)).containsExactly("enter 120", "enter 200",
                "200-202", "enter 300", "300-302", "leave", "202-206", "leave", "120-124", "leave");
    }

    @Test
    void hidesAnExceptionBehindAnOrdinaryInstruction() throws IOException {
        assertThat(track(0x100, 0x800, 0x802, 0x102)).containsExactly("enter 100", "enter 800", "800-802", "leave",
                "100-102", "leave");
    }

    @Test
    void hidesAnExceptionOnABranch() throws IOException {
        assertThat(track(0x100, 0x800, 0x802, 0x102, 0x126, 0x100, 0x102, 0x126, 0x800, 0x802, 0x100)).containsExactly(
                "enter 100", "enter 800", "800-802", "leave", "100-102", "102-126", "126-100", "100-102", "102-126",
                "enter 800", "800-802", "leave", "126-100", "leave");
    }

    @Test
    void hidesAnExceptionBetweenACallAndItsCallee() throws IOException {
        assertThat(track(0x11C, 0x800, 0x802, 0x11E, 0x120, 0x800, 0x802, 0x200, 0x202)).containsSubsequence(
                "enter 800", "800-802", "leave", "enter 200", "200-202", "leave", "leave");
    }

    @Test
    void hidesAnExceptionRightBehindAReturn() throws IOException {
        assertThat(track(0x11C, 0x800, 0x802, 0x11E, 0x120, 0x200, 0x202, 0x300, 0x302, 0x800, 0x802, 0x206))
                .endsWith("300-302", "enter 800", "800-802", "leave", "leave", "202-206", "leave", "leave");
    }

    @Test
    void hidesTailChainedExceptions() throws IOException {
        assertThat(track(0x100, 0x800, 0x802, 0x900, 0x902, 0x102)).containsExactly("enter 100", "enter 800",
                "800-802", "leave", "enter 900", "900-902", "leave", "100-102", "leave");
    }

    @Test
    void forgetsEverythingAtAReturnThatNothingExplains() throws IOException {
        assertThat(track(0x300, 0x302, 0x124, 0x126)).containsExactly("enter 300", "300-302", "leave", "enter 124",
                "124-126", "leave");
    }

    @Test
    void countsRecursionAsActivationsOfTheirOwn() throws IOException {
        symbols.instruction(0x400, "PUSH     {lr}");
        symbols.instruction(0x402, "BL.W     0x400");
        symbols.instruction(0x406, "POP      {pc}");
        int depth = 100_000;
        int[] addresses = new int[3 * depth];
        for (int i = 0; i < depth; i++) {
            addresses[2 * i] = 0x400;
            addresses[2 * i + 1] = 0x402;
            addresses[2 * depth + i] = 0x406;
        }
        List<String> told = track(addresses);
        assertThat(told.stream().filter("leave"::equals)).hasSize((int) told.stream().filter(t -> t.startsWith("enter"))
                .count());
        assertThat(told).contains("402-406").doesNotContain("402-400");
    }
}
