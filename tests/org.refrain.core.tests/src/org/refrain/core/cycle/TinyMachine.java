/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Arrays;
import java.util.Random;

import org.refrain.core.flow.ListedSymbols;

/**
 * Makes traces of made-up Thumb programs, with interrupts on any edge: a program is written as calls of Java methods,
 * each instruction two bytes long unless it is a call.
 */
final class TinyMachine {

    final ListedSymbols symbols = new ListedSymbols();
    private final boolean withText;
    private final Random random;
    private final double interruptRate;
    private int[] events = new int[1024];
    private int count;
    private boolean inHandler;
    private boolean masked = true;

    TinyMachine(boolean withText, long seed, double interruptRate) {
        this.withText = withText;
        this.random = new Random(seed);
        this.interruptRate = interruptRate;
    }

    void op(long address) {
        event(address, "MOVS     r0,#1");
    }

    /** Straight-line code of several instructions. */
    void ops(long address, int instructions) {
        for (int i = 0; i < instructions; i++) {
            op(address + 2L * i);
        }
    }

    void branch(long address) {
        event(address, "BNE      0x0");
    }

    void call(long address) {
        event(address, "BL.W     0x0");
    }

    void ret(long address) {
        event(address, "POP      {r4,pc}");
    }

    void enableInterrupts() {
        masked = false;
    }

    private void event(long address, String text) {
        if (count == events.length) {
            events = Arrays.copyOf(events, 2 * count);
        }
        events[count++] = symbols.instruction(address, withText ? text : "");
        if (!masked && !inHandler && random.nextDouble() < interruptRate) {
            inHandler = true;
            ops(0x9000, 3);
            call(0x9006);
            ops(0x9100, 2);
            ret(0x9104);
            op(0x900A);
            ret(0x900C);
            inHandler = false;
        }
    }

    int[] events() {
        return Arrays.copyOf(events, count);
    }

    int symbolAt(long address) {
        return symbols.symbolAt(address);
    }
}
