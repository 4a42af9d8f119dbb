/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;
import java.util.Random;

/**
 * A made-up microcontroller trace whose cycles differ in nothing but input and waiting: 6 states of a joystick, a touch
 * screen and 2 keys give 48 variants, each held for some cycles as people do; five polling loops, each run once a
 * cycle, jitter. About 470 cycles of some 2,200 events, nested calls, text drawn pixel by pixel. The same numbers give
 * the same trace on every machine.
 */
public final class JitterTrace {

    /** The symbol of the main loop's header. */
    public static final int HEADER = 20;

    private static final int EVENTS = 1_048_576;
    private static final int[] COLUMNS = { 0b1111111, 0b0000000, 0b0010000 };
    private static final int[] POLL_LENGTHS = { 3, 4, 3, 5, 4 };
    private static final int[] POLL_BASES = { 17, 6, 4, 9, 12 };
    private static final int[] POLL_JITTERS = { 5, 4, 6, 4, 6 };

    private final Random random;
    private final boolean jitters;
    private int[] events = new int[EVENTS + 4096];
    private int length;
    private int cycles;
    private long variantsSeen;

    private JitterTrace(long seed, boolean jitters) {
        this.random = new Random(seed);
        this.jitters = jitters;
    }

    /** A trace whose polling loops jitter. */
    public static JitterTrace jittering(long seed) {
        return new JitterTrace(seed, true).run();
    }

    /** The same program with polling loops that always wait equally long. */
    public static JitterTrace steady(long seed) {
        return new JitterTrace(seed, false).run();
    }

    /** The events, as symbols from 0 on. */
    public int[] events() {
        return events;
    }

    /** Number of complete cycles. */
    public int cycles() {
        return cycles;
    }

    /** Number of different inputs of complete cycles. */
    public int variants() {
        return Long.bitCount(variantsSeen);
    }

    private JitterTrace run() {
        code(0, HEADER);
        int joystick = 0;
        int inputs = 0;
        int held = 0;
        while (length < EVENTS) {
            if (held-- == 0) {
                joystick = random.nextInt(6);
                inputs = random.nextInt(8);
                held = 1 + random.nextInt(8);
            }
            cycle(joystick, inputs);
            if (length <= EVENTS) {
                cycles++;
                variantsSeen |= 1L << joystick * 8 + inputs;
            }
        }
        if (length > EVENTS) {
            length = EVENTS;
        } else {
            code(HEADER, HEADER + 1);
        }
        events = Arrays.copyOf(events, length);
        return this;
    }

    private void cycle(int joystick, int inputs) {
        code(HEADER, 30);
        poll(0);
        code(30, 34);
        code(34 + 4 * joystick, 38 + 4 * joystick);
        for (int character = 0; character < 1 + joystick; character++) {
            draw(joystick + character);
        }
        code(58, 64);
        poll(1);
        if ((inputs & 1) != 0) {
            code(64, 72);
            draw(7);
        }
        poll(2);
        if ((inputs & 2) != 0) {
            code(72, 78);
            draw(9);
        }
        if ((inputs & 4) != 0) {
            code(78, 85);
            draw(10);
        }
        poll(3);
        for (int i = 0; i < 8; i++) {
            code(85, 95);
        }
        poll(4);
        for (int i = 0; i < 7; i++) {
            code(95, 105);
            for (int k = 0; k < 8; k++) {
                code(105, 113);
            }
        }
        code(113, 120);
    }

    /** Draws a character of 5 columns and 7 rows, each pixel through two functions; columns are empty, bars or dots. */
    private void draw(int character) {
        code(120, 126);
        for (int column = 0; column < 5; column++) {
            code(126, 129);
            int pixels = COLUMNS[(character + column * column) % COLUMNS.length];
            for (int row = 0; row < 7; row++) {
                code(129, 131);
                if ((pixels >> row & 1) != 0) {
                    code(131, 134);
                } else {
                    code(134, 136);
                }
                code(136, 139);
            }
        }
        code(139, 142);
    }

    private void poll(int which) {
        int start = 142 + 10 * which;
        code(start, start + 3);
        int times = POLL_BASES[which] + (jitters ? random.nextInt(POLL_JITTERS[which]) : 0);
        for (int i = 0; i < times; i++) {
            code(start + 3, start + 3 + POLL_LENGTHS[which]);
        }
        code(start + 8, start + 10);
    }

    private void code(int from, int to) {
        if (length + to - from > events.length) {
            events = Arrays.copyOf(events, 2 * length);
        }
        for (int symbol = from; symbol < to; symbol++) {
            events[length++] = symbol;
        }
    }
}
