/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.SymbolTableBuilder;

/** Collects the first events of a trace and publishes snapshots of them, seldom enough to cost nothing. */
final class PreviewPublisher {

    /** The first preview has this many rows: more than a screen shows. */
    private static final int FIRST = 1000;

    private static final long NANOSECONDS_BETWEEN = 100_000_000;

    /** Events between two looks at the clock. */
    private static final int CLOCK_MASK = 0xff;

    private final TracePreview.@Nullable Listener listener;
    private final SymbolTableBuilder builder;
    private final int[] symbols;
    private final long[] times;
    private int count;
    private int published = -1;
    private long lastTime;

    PreviewPublisher(TracePreview.@Nullable Listener listener, SymbolTableBuilder builder) {
        this.listener = listener;
        this.builder = builder;
        int room = listener == null ? 0 : TracePreview.MAX_EVENTS;
        symbols = new int[room];
        times = new long[room];
    }

    /** Takes the next event; ignores those behind the last that a preview can hold. */
    void add(int symbol, long time) {
        if (count == symbols.length) {
            return;
        }
        symbols[count] = symbol;
        times[count++] = time;
        if (count == FIRST || count == symbols.length) {
            publish();
        } else if ((count & CLOCK_MASK) == 0 && count > FIRST
                && System.nanoTime() - lastTime >= NANOSECONDS_BETWEEN) {
            publish();
        }
    }

    /** The trace has ended. */
    void finish() {
        if (published != count) {
            publish();
        }
    }

    private void publish() {
        TracePreview.Listener to = listener;
        if (to != null) {
            published = count;
            lastTime = System.nanoTime();
            to.preview(new TracePreview(count, symbols, times, builder.snapshot()));
        }
    }
}
