/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;

/** An index of which only the times are there, in a plain array. */
public final class TimedTrace {

    private TimedTrace() {
    }

    /** @param times of the events in picoseconds, NO_TIME where there is none */
    public static IndexedTrace of(long[] times) {
        InvocationHandler handler = (proxy, method, arguments) -> switch (method.getName()) {
            case "eventCount" -> (long) times.length;
            case "nextTimed" -> find(times, (long) arguments[0], 1);
            case "previousTimed" -> find(times, (long) arguments[0], -1);
            case "positionAtTime" -> last(times, (long) arguments[0]);
            case "firstTime" -> at(times, find(times, 0, 1));
            case "lastTime" -> at(times, find(times, times.length - 1L, -1));
            case "times" -> {
                System.arraycopy(times, (int) (long) arguments[0], arguments[1], 0, (int) arguments[2]);
                yield arguments[2];
            }
            default -> throw new UnsupportedOperationException(method.getName());
        };
        return (IndexedTrace) Proxy.newProxyInstance(TimedTrace.class.getClassLoader(),
                new Class<?>[] {IndexedTrace.class}, handler);
    }

    private static long find(long[] times, long from, int step) {
        for (long at = from; at >= 0 && at < times.length; at += step) {
            if (times[(int) at] != InstructionRow.NO_TIME) {
                return at;
            }
        }
        return -1;
    }

    private static long last(long[] times, long limit) {
        for (int at = times.length - 1; at >= 0; at--) {
            if (times[at] != InstructionRow.NO_TIME && times[at] <= limit) {
                return at;
            }
        }
        return -1;
    }

    private static long at(long[] times, long position) {
        return position < 0 ? InstructionRow.NO_TIME : times[(int) position];
    }
}
