/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WppThreadsTest {

    private static final int THREADS = 4;

    @Test
    void manyThreadsGetTheSameAnswersUntilItIsClosed(@TempDir Path folder)
            throws IOException, InterruptedException, ExecutionException {
        PlainTrace trace = PlainTrace.random(new Random(21), 60_000);
        Path file = folder.resolve("trace.wpp");
        trace.write(file);
        WppReader read = WppReader.open(file);
        int n = (int) read.eventCount();
        int[] symbols = new int[n];
        long[] times = new long[n];
        read.symbols(0, symbols, n);
        read.times(0, times, n);
        CountDownLatch busy = new CountDownLatch(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Integer>> answers = new ArrayList<>();
            for (int t = 0; t < THREADS; t++) {
                int seed = t;
                answers.add(threads.submit(() -> askUntilClosed(read, symbols, times, new Random(seed), busy)));
            }
            busy.await();
            read.close();
            for (Future<Integer> answer : answers) {
                assertThat(answer.get()).isGreaterThanOrEqualTo(2000);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int askUntilClosed(WppReader read, int[] symbols, long[] times, Random random,
            CountDownLatch busy) {
        int[] symbol = new int[1];
        long[] time = new long[1];
        for (int questions = 1;; questions++) {
            if (questions == 2000) {
                busy.countDown();
            }
            int position = random.nextInt(symbols.length);
            try {
                read.symbols(position, symbol, 1);
                read.times(position, time, 1);
            } catch (IllegalStateException e) {
                return questions;
            }
            assertThat(symbol[0]).isEqualTo(symbols[position]);
            assertThat(time[0]).isEqualTo(times[position]);
        }
    }
}
