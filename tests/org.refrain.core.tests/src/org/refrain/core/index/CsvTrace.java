/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

import org.refrain.core.trace.TraceSource;

/** A made-up program's trace: as a Keil CSV, and as plain lists of what its rows say. */
public final class CsvTrace {

    /** The main loop's header. */
    static final long HEADER = 0x0800_0100L;

    final List<Long> addresses = new ArrayList<>();
    final List<Long> times = new ArrayList<>();
    final List<Integer> discontinuities = new ArrayList<>();
    int badRows;
    private final StringBuilder text = new StringBuilder("Time,Address,Instruction,Function\n");
    private final Random random;
    private long picoseconds;

    /** Start-up code, then loops with a varying body; times now and then, sometimes backwards. */
    public CsvTrace(Random random, int cycles) {
        this.random = random;
        row(0x0800_0000L, "MOVS r0,#0", "Reset_Handler");
        row(0x0800_0002L, "BL.W 0x080000FE main", "Reset_Handler");
        row(0x0800_00feL, "PUSH {r4,lr}", "main");
        for (int i = 0; i < cycles; i++) {
            row(HEADER, "BL.W 0x08000200 poll", "main");
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                row(0x0800_0200L, "LDR r0,[r1,#4]", "poll");
                row(0x0800_0202L, "CBZ r0,0x08000200", "poll");
            }
            row(0x0800_0204L, "BX lr", "poll");
            row(0x0800_0104L, "CMP r0,#1", "main");
            row(0x0800_0106L, "BNE 0x0800010A", "main");
            if (random.nextInt(3) == 0) {
                row(0x0800_0108L, "ADDS r4,r4,#1", "main");
            }
            row(0x0800_010aL, "B 0x08000100", "main");
            if (random.nextInt(30) == 0) {
                text.append(",TRACE RUN,,\n");
                discontinuities.add(addresses.size());
                addresses.add(-1L);
                times.add(NO_TIME);
            }
            if (random.nextInt(30) == 0) {
                text.append(",0x0800zz00,NOP,main\n");
                badRows++;
            }
        }
    }

    private void row(long address, String instruction, String function) {
        picoseconds += 10_000L * random.nextInt(8) - (random.nextInt(200) == 0 ? 300_000L : 0);
        picoseconds = Math.max(0, picoseconds);
        boolean timed = random.nextInt(3) == 0;
        if (timed) {
            text.append(String.format(Locale.ROOT, "%d.%012d s", picoseconds / 1_000_000_000_000L,
                    picoseconds % 1_000_000_000_000L));
        }
        text.append(String.format(Locale.ROOT, ",0x%08X,\"%s\",%s\n", address, instruction, function));
        addresses.add(address);
        times.add(timed ? picoseconds : NO_TIME);
    }

    byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    public TraceSource source() {
        return TraceSource.of("made-up.csv", bytes());
    }
}
