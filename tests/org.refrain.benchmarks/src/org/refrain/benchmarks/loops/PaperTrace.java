/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.util.Arrays;
import java.util.List;

import org.refrain.core.grammar.GrammarTestStrings;

/**
 * A trace of the paper, and what Tables III to V print of it.
 *
 * @param name as printed
 * @param outer iterations and length of the loop that covers most
 * @param symbols the trace, rebuilt
 * @param compressed length of the compressed trace
 * @param optimalSeconds time of the optimal algorithm, without its repeats discovery listed apart
 * @param greedySeconds time of the greedy algorithm
 */
record PaperTrace(String name, String outer, int[] symbols, int compressed, double optimalSeconds,
        double greedySeconds) {

    /**
     * All of Table III. What the paper does not tell is made of symbols that occur once, and of one short loop where
     * the compressed length needs it. It prints 162, 1006 and 1118 for SP and MG, more symbols than their structure
     * leaves to be written down.
     */
    static List<PaperTrace> all() {
        return List.of(
                new PaperTrace("BT B/C", "(85)^200", bt(), 85, 311.18, 8.91),
                new PaperTrace("SP B/C", "(67)^400", outerLoop(67, 400, 26_888), 162, 747.73, 7.61),
                new PaperTrace("CG B/C", "(552)^75", cg(), 38, 2021.78, 8.48),
                new PaperTrace("MG B", "(416)^20", outerLoop(416, 20, 8909), 1006, 113.48, 8.64),
                new PaperTrace("MG C", "(470)^20", outerLoop(470, 20, 10_047), 1118, 144.54, 10.88),
                new PaperTrace("LU B", "(812)^249", GrammarTestStrings.lu(100), 60, 44_204.82, 33.16),
                new PaperTrace("LU C", "(1292)^249", GrammarTestStrings.lu(160), 60, 113_890.21, 61.9));
    }

    /** (13 + (4)^3 + ... + (4)^3)^200, six loops of (4)^3; around it 46 symbols and (2)^30, which makes 85. */
    private static int[] bt() {
        Writer writer = new Writer(17_106);
        writer.fresh(23);
        int body = writer.size;
        for (int inner = 0; inner < 6; inner++) {
            writer.fresh(2);
            int start = writer.size;
            writer.fresh(4);
            writer.repeat(start, 3);
        }
        writer.fresh(1);
        writer.repeat(body, 200);
        writer.fresh(23);
        int loop = writer.size;
        writer.fresh(2);
        writer.repeat(loop, 30);
        return writer.symbols;
    }

    /** ((21)^26 + 6)^75; behind it 8 symbols and (3)^182, which makes 38. */
    private static int[] cg() {
        Writer writer = new Writer(41_954);
        writer.fresh(21);
        writer.repeat(0, 26);
        writer.fresh(6);
        writer.repeat(0, 75);
        writer.fresh(8);
        int loop = writer.size;
        writer.fresh(3);
        writer.repeat(loop, 182);
        return writer.symbols;
    }

    /** One loop in the middle. */
    private static int[] outerLoop(int period, int iterations, int length) {
        Writer writer = new Writer(length);
        int around = length - period * iterations;
        writer.fresh(around / 2);
        writer.fresh(period);
        writer.repeat(around / 2, iterations);
        writer.fresh(around - around / 2);
        return writer.symbols;
    }

    private static final class Writer {

        private final int[] symbols;
        private int size;
        private int next;

        Writer(int length) {
            symbols = new int[length];
        }

        /** Symbols that are not in the string yet. */
        void fresh(int count) {
            for (int i = 0; i < count; i++) {
                symbols[size++] = next++;
            }
        }

        /** Makes what follows a place occur so many times in all. */
        void repeat(int start, int times) {
            int[] body = Arrays.copyOfRange(symbols, start, size);
            for (int i = 1; i < times; i++) {
                System.arraycopy(body, 0, symbols, size, body.length);
                size += body.length;
            }
        }
    }
}
