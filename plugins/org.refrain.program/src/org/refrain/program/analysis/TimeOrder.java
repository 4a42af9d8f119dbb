/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.PriorityQueue;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;

/** Puts the occurrences of several tasks, each in its own order, into the order of time. Not safe for threads. */
final class TimeOrder implements OccurrenceCursor {

    private final TaskFlow tasks;
    private final PriorityQueue<Next> queue = new PriorityQueue<>();

    /**
     * The next occurrence of a task.
     *
     * @param position in the trace
     * @param cursor gives those behind it
     * @param end the event behind the task's last one
     */
    private record Next(long position, Occurrence occurrence, OccurrenceCursor cursor, long end)
            implements Comparable<Next> {
        @Override
        public int compareTo(@Nullable Next other) {
            return other == null ? 1 : Long.compare(position, other.position);
        }
    }

    private TimeOrder(TaskFlow tasks) {
        this.tasks = tasks;
    }

    /** @param firsts number of each task's first event */
    static TimeOrder of(TaskFlow tasks, PathMatches matches, long[] firsts) throws PathException {
        TimeOrder order = new TimeOrder(tasks);
        for (int task = 0; task < firsts.length; task++) {
            boolean isLast = task + 1 == firsts.length;
            order.advance(matches.occurrences(firsts[task]), isLast ? Long.MAX_VALUE : firsts[task + 1]);
        }
        return order;
    }

    private void advance(OccurrenceCursor cursor, long end) throws PathException {
        Occurrence next = cursor.next();
        if (next != null && next.position() < end) {
            queue.add(new Next(tasks.positionOf(next.position()), next, cursor, end));
        }
    }

    @Override
    public @Nullable Occurrence next() throws PathException {
        if (queue.isEmpty()) {
            return null;
        }
        Next first = queue.remove();
        advance(first.cursor, first.end);
        return first.occurrence;
    }
}
