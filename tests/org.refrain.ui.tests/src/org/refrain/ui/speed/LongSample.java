/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPInputStream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.bot.TestFiles;

/**
 * The sample's firmware, running for as long as one likes: the recorded cycles of its main loop in random order, with
 * the system tick again where its time has come, so that it interrupts nearly every time another place. Each such trace
 * is an execution of the sample's program; the same length gives the same trace everywhere.
 */
final class LongSample {

    private static final String HEADER = "X : 0x00000528,";
    private static final String TICK = "X : 0x000001B0,";
    private static final String TICK_FUNCTION = ",SysTick_Handler";
    private static final int TICK_EVENTS = 15_625;
    private static final long NANOS_PER_EVENT = 64;
    /** A cycle that waits for the tick keeps its own. */
    private static final int WAITS_FOR_TICK = 5000;

    /** What stands behind the time, for each kind of row. */
    private final List<byte[]> texts = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final List<int[]> cycles = new ArrayList<>();
    private final List<int[]> ticks = new ArrayList<>();
    private int[] prologue = {};
    private byte[] heading = {};

    private LongSample() throws IOException {
        Map<String, Integer> known = new HashMap<>();
        int[] rows = new int[1 << 20];
        int count = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(TestFiles.sample())), StandardCharsets.UTF_8))) {
            heading = (in.readLine() + '\n').getBytes(StandardCharsets.UTF_8);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int comma = line.indexOf(',');
                String text = (comma == 0 ? "" : "t") + line.substring(comma);
                Integer kind = known.computeIfAbsent(text, added -> {
                    words.add(added);
                    texts.add((added.substring(added.indexOf(',')) + '\n').getBytes(StandardCharsets.UTF_8));
                    return words.size() - 1;
                });
                rows[count++] = kind;
            }
        }
        cut(Arrays.copyOf(rows, count));
    }

    private boolean is(int kind, String place) {
        return words.get(kind).startsWith(place, words.get(kind).indexOf(',') + 1);
    }

    private boolean isTimed(int kind) {
        return words.get(kind).startsWith("t");
    }

    private void cut(int[] rows) {
        int begin = -1;
        for (int i = 0; i < rows.length; i++) {
            if (is(rows[i], HEADER)) {
                if (begin < 0) {
                    prologue = Arrays.copyOf(rows, i);
                } else {
                    cycles.add(withoutTick(Arrays.copyOfRange(rows, begin, i)));
                }
                begin = i;
            }
        }
    }

    private int[] withoutTick(int[] cycle) {
        if (cycle.length > WAITS_FOR_TICK) {
            return cycle;
        }
        int[] left = new int[cycle.length];
        int count = 0;
        for (int i = 0; i < cycle.length; i++) {
            if (is(cycle[i], TICK)) {
                int end = i + 1;
                while (!endsTick(words.get(cycle[end - 1]))) {
                    end++;
                }
                ticks.add(Arrays.copyOfRange(cycle, i, end));
                i = end;
            }
            if (i < cycle.length) {
                left[count++] = cycle[i];
            }
        }
        return Arrays.copyOf(left, count);
    }

    private static boolean endsTick(String row) {
        return row.endsWith(TICK_FUNCTION) && row.contains("POP ");
    }

    /** The trace as a table of uVision's, which is nowhere stored; a little longer than asked for. */
    static TraceSource source(long events) throws IOException {
        LongSample sample = new LongSample();
        return TraceSource.of("long.csv", -1, 0, () -> sample.new Text(events));
    }

    private final class Text extends InputStream {

        private final Random random = new Random(15_625);
        private final List<int[]> order = new ArrayList<>(cycles);
        private final long events;
        private byte[] buffer = new byte[1 << 16];
        private int at;
        private int end;
        private int next = order.size();
        private int tick;
        private long event;
        private long tickAt = TICK_EVENTS;

        Text(long events) {
            this.events = events;
            write(heading);
            run(prologue);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        @NonNullByDefault({})
        public int read(byte[] into, int offset, int length) {
            if (at == end && !fill()) {
                return -1;
            }
            int count = Math.min(length, end - at);
            System.arraycopy(buffer, at, into, offset, count);
            at += count;
            return count;
        }

        private boolean fill() {
            if (event >= events) {
                return false;
            }
            at = 0;
            end = 0;
            if (next == order.size()) {
                Collections.shuffle(order, random);
                next = 0;
            }
            run(order.get(next++));
            return true;
        }

        private void run(int[] rows) {
            for (int i = 0; i < rows.length; i++) {
                boolean interrupted = event + 1 == tickAt && rows.length < WAITS_FOR_TICK;
                row(rows[i], interrupted);
                if (interrupted || event > tickAt && rows.length < WAITS_FOR_TICK) {
                    tickAt += TICK_EVENTS;
                    for (int kind : ticks.get(tick++ % ticks.size())) {
                        row(kind, false);
                    }
                }
            }
        }

        private void row(int kind, boolean timed) {
            if (timed || isTimed(kind)) {
                time(event * NANOS_PER_EVENT);
            }
            write(texts.get(kind));
            event++;
        }

        /** As uVision writes it: 0.000 999 872 s. */
        private void time(long nanos) {
            write(Long.toString(nanos / 1_000_000_000).getBytes(StandardCharsets.US_ASCII));
            byte[] digits = new byte[14];
            long rest = nanos % 1_000_000_000;
            for (int i = 11; i > 0; i--) {
                if (i % 4 == 0) {
                    digits[i] = ' ';
                } else {
                    digits[i] = (byte) ('0' + rest % 10);
                    rest /= 10;
                }
            }
            digits[0] = '.';
            digits[12] = ' ';
            digits[13] = 's';
            write(digits);
        }

        private void write(byte[] bytes) {
            if (end + bytes.length > buffer.length) {
                buffer = Arrays.copyOf(buffer, 2 * buffer.length);
            }
            System.arraycopy(bytes, 0, buffer, end, bytes.length);
            end += bytes.length;
        }
    }
}
