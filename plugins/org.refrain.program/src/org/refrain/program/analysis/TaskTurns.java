/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.Arrays;
import java.util.BitSet;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * When which task ran, to get from positions in the trace to times of tasks and back. The time of a task counts its own
 * events only; the times of all tasks follow each other on one axis, so that the first event of task 1 comes right
 * behind the last one of task 0.
 *
 * <p>Memory: 40 bytes for each task switch. O(log n) for a question. Immutable, safe for threads.
 */
final class TaskTurns {

    /** By position: where each turn begins, whose it is, and when on the axis of task times it begins. */
    private final long[] positions;
    private final int[] tasks;
    private final long[] times;
    /** The turns by their times, which tells those of one task in a row. */
    private final int[] byTime;
    /** How many turns up to the one at an index of {@link #byTime} were guessed. */
    private final int[] guessed;

    /** Collects turns. */
    static final class Builder {

        private final LongArrayList positions = new LongArrayList(new long[] {0});
        private final IntArrayList tasks = new IntArrayList(new int[] {0});
        private final LongArrayList times = new LongArrayList(new long[] {0});
        private final BitSet guessed = new BitSet();
        /** How long each task ran before its present or its next turn. */
        private final LongArrayList ran = new LongArrayList(new long[] {0});

        /** Begins a turn: another task runs from a position on. */
        void resume(int task, long position, boolean isSure) {
            int running = task();
            ran.set(running, time(position));
            while (ran.size() <= task) {
                ran.add(0);
            }
            positions.add(position);
            tasks.add(task);
            times.add(ran.getLong(task));
            guessed.set(positions.size() - 1, !isSure);
        }

        /** The task that runs. */
        int task() {
            return tasks.getInt(tasks.size() - 1);
        }

        /** How many tasks ran so far. */
        int count() {
            return ran.size();
        }

        /** The own time of the running task at a position. */
        long time(long position) {
            int turn = times.size() - 1;
            return times.getLong(turn) + position - positions.getLong(turn);
        }

        /** The own time of a task that does not run. */
        long ran(int task) {
            return ran.getLong(task);
        }

        /** How long each task ran. */
        long[] ends(long end) {
            long[] ends = ran.toLongArray();
            ends[task()] = time(end);
            return ends;
        }

        TaskTurns build(long end) {
            return new TaskTurns(this, ends(end));
        }
    }

    private TaskTurns(Builder builder, long[] ends) {
        long[] starts = new long[ends.length];
        for (int task = 1; task < starts.length; task++) {
            starts[task] = starts[task - 1] + ends[task - 1];
        }
        positions = builder.positions.toLongArray();
        tasks = builder.tasks.toIntArray();
        times = builder.times.toLongArray();
        for (int turn = 0; turn < times.length; turn++) {
            times[turn] += starts[tasks[turn]];
        }
        byTime = new int[times.length];
        Arrays.setAll(byTime, turn -> turn);
        IntArrays.mergeSort(byTime, (a, b) -> tasks[a] != tasks[b] ? Integer.compare(tasks[a], tasks[b])
                : Integer.compare(a, b));
        guessed = new int[byTime.length];
        for (int i = 0; i < byTime.length; i++) {
            guessed[i] = (i == 0 ? 0 : guessed[i - 1]) + (builder.guessed.get(byTime[i]) ? 1 : 0);
        }
    }

    /** Whether one task ran all the time. */
    boolean isSingle() {
        return positions.length == 1;
    }

    /** How many turns there are. */
    int count() {
        return byTime.length;
    }

    /** When a turn begins, of those in the order of times. */
    long firstTime(int index) {
        return times[byTime[index]];
    }

    /** Where a turn begins, of those in the order of times. */
    long firstPosition(int index) {
        return positions[byTime[index]];
    }

    /** The position at a time; of a time at which a task waited, where it went on. */
    long position(long time) {
        int turn = byTime[indexAt(time)];
        return positions[turn] + time - times[turn];
    }

    /** The time at a position. */
    long time(long position) {
        int found = Arrays.binarySearch(positions, position);
        int turn = found < 0 ? -found - 2 : found;
        while (turn + 1 < positions.length && positions[turn + 1] == position) {
            turn++; // turns of no length
        }
        return times[turn] + position - positions[turn];
    }

    /** The task whose time it is. */
    int task(long time) {
        return tasks[byTime[indexAt(time)]];
    }

    /** Whether none of the turns that begin behind one time of a task and up to another of the same was guessed. */
    boolean isSure(long from, long to) {
        return guessed[indexAt(from)] == guessed[indexAt(to)];
    }

    /** The last turn, by time, that begins at or before a time. */
    private int indexAt(long time) {
        int low = 0;
        int high = byTime.length - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (times[byTime[middle]] <= time) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
