/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

import org.refrain.cli.terminal.Failure;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.IntSource;

/**
 * Lets events be taken one by one. Readers push, verifiers pull: the reader runs in a thread of its own, a few blocks
 * ahead.
 */
public final class EventPump implements IntSource<Failure>, AutoCloseable {

    static final String THREAD = "Event reader";

    private static final int BLOCK = 1 << 14;
    private static final int BLOCKS_AHEAD = 8;
    private static final int[] END = new int[0];

    private final BlockingQueue<int[]> blocks = new ArrayBlockingQueue<>(BLOCKS_AHEAD);
    private volatile Optional<Throwable> thrown = Optional.empty();
    private volatile boolean closed;

    private int[] block = {};
    private int taken;

    /** Begins to read. */
    public EventPump(Events events) {
        Thread reader = new Thread(() -> read(events), THREAD);
        reader.setDaemon(true);
        reader.start();
    }

    private void read(Events events) {
        Blocks target = new Blocks();
        try {
            events.forEach(target);
            target.flush();
        } catch (CancellationException e) {
            return;
        } catch (Failure | RuntimeException | Error e) {
            thrown = Optional.of(e);
        }
        if (!closed) {
            put(END);
        }
    }

    /** Waits for room; not by being interrupted, which would close the file that is read. */
    private void put(int[] full) {
        try {
            while (!blocks.offer(full, 50, TimeUnit.MILLISECONDS)) {
                if (closed) {
                    throw new CancellationException();
                }
            }
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }

    @Override
    public int next() throws Failure {
        if (taken == block.length) {
            block = take();
            taken = 0;
            if (block == END) {
                fail();
                blocks.clear();
                put(END); // whoever asks again gets the same answer
                return GrammarCursor.END;
            }
        }
        return block[taken++];
    }

    private int[] take() {
        try {
            return blocks.take();
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }

    private void fail() throws Failure {
        if (thrown.isPresent()) {
            Throwable e = thrown.get();
            if (e instanceof Failure failure) {
                throw failure;
            }
            if (e instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e;
        }
    }

    @Override
    public void close() {
        closed = true;
    }

    /** Collects events into blocks. */
    private final class Blocks implements IntConsumer {

        private int[] filling = new int[BLOCK];
        private int filled;

        @Override
        public void accept(int symbol) {
            filling[filled++] = symbol;
            if (filled == BLOCK) {
                put(filling);
                filling = new int[BLOCK];
                filled = 0;
            }
        }

        void flush() {
            if (filled > 0) {
                put(Arrays.copyOf(filling, filled));
            }
        }
    }
}
