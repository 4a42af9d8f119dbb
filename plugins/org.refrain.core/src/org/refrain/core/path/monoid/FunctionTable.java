/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import java.util.Arrays;

import org.refrain.core.path.query.PathAutomaton;
import org.refrain.core.path.query.PathException;

/**
 * Interns functions on the states of a path automaton, and remembers how they compose.
 *
 * <p>A function holds the state after it for each state, and for each state and path by how much more often it
 * completes the path than from the path's start state. Memory: 12 bytes for each state of each function with one path.
 */
final class FunctionTable {

    /** A square of so many functions takes a megabyte. */
    private static final int LONGEST_SIDE = 512;

    /** Half a gigabyte of longs. */
    private static final long MOST_ENTRIES = 1L << 26;

    private final PathAutomaton automaton;
    private final int states;
    private final int paths;
    private final int[] starts;
    private final int[] owners;

    private int count;
    private int[] next;
    private long[] extra;
    /** Open addressing: function + 1. */
    private int[] table = new int[32];

    /**
     * Compositions of two functions, where both are among the first {@link #side}: first * side + second holds the
     * composition + 1, 0 when not made yet. Of others: open addressing by a pair of functions; key + 1.
     */
    private int side = 8;
    private int[] square = new int[side * side];
    private long[] keys = new long[16];
    private int[] found = new int[16];
    private int strays;
    /** Of each composition: its function, and its counts. */
    private int[] composed = new int[32];
    private long[] counts;
    private int compositions;

    private final int[] scratchNext;
    private final long[] scratchExtra;

    FunctionTable(PathAutomaton automaton, int[] starts, int[] owners) {
        this.automaton = automaton;
        this.starts = starts;
        this.owners = owners;
        states = automaton.stateCount();
        paths = starts.length;
        next = new int[8 * states];
        extra = new long[8 * states * paths];
        counts = new long[composed.length * paths];
        scratchNext = new int[states];
        scratchExtra = new long[states * paths];
    }

    int count() {
        return count;
    }

    int identity() throws PathException {
        Arrays.setAll(scratchNext, state -> state);
        Arrays.fill(scratchExtra, 0);
        return intern();
    }

    /** The function of a letter; how often it completes each path from its start is added to {@code count}. */
    int letter(int letterClass, long[] count) throws PathException {
        Arrays.fill(scratchExtra, 0);
        for (int state = 0; state < states; state++) {
            scratchNext[state] = automaton.next(state, letterClass);
            for (int path : automaton.completedPaths(automaton.completed(state, letterClass))) {
                scratchExtra[state * paths + path] = 1;
            }
        }
        normalize(count, 0);
        return intern();
    }

    int after(int function, int state) {
        return next[function * states + state];
    }

    long extra(int function, int state, int path) {
        return extra[(function * states + state) * paths + path];
    }

    /** Composes two functions: a number to ask for {@link #composedFunction} and {@link #composedCount}. */
    int compose(int first, int second) throws PathException {
        if ((first | second) < side) {
            int known = square[first * side + second];
            return known != 0 ? known - 1 : add(first, second);
        }
        long key = ((long) first << 32 | second) + 1;
        int slot = slotOf(key);
        return keys[slot] == key ? found[slot] : add(first, second);
    }

    int composedFunction(int composition) {
        return composed[composition];
    }

    /** How often a path is completed from its start beyond what the two functions complete from theirs. */
    long composedCount(int composition, int path) {
        return counts[composition * paths + path];
    }

    private int add(int first, int second) throws PathException {
        if (compositions == composed.length) {
            checkSize(2L * counts.length);
            composed = Arrays.copyOf(composed, 2 * compositions);
            counts = Arrays.copyOf(counts, composed.length * paths);
        }
        for (int state = 0; state < states; state++) {
            int between = next[first * states + state];
            scratchNext[state] = next[second * states + between];
            for (int path = 0; path < paths; path++) {
                scratchExtra[state * paths + path] = extra[(first * states + state) * paths + path]
                        + extra[(second * states + between) * paths + path];
            }
        }
        normalize(counts, compositions * paths);
        composed[compositions] = intern();
        remember(first, second, compositions);
        return compositions++;
    }

    private void remember(int first, int second, int composition) {
        while ((first | second) >= side && side < LONGEST_SIDE) {
            widen();
        }
        if ((first | second) < side) {
            square[first * side + second] = composition + 1;
            return;
        }
        if (2 * ++strays > keys.length) {
            rehash();
        }
        long key = ((long) first << 32 | second) + 1;
        int slot = slotOf(key);
        keys[slot] = key;
        found[slot] = composition;
    }

    private void widen() {
        int[] wide = new int[4 * side * side];
        for (int first = 0; first < side; first++) {
            System.arraycopy(square, first * side, wide, 2 * first * side, side);
        }
        square = wide;
        side *= 2;
    }

    /** Where a key is, or would be. */
    private int slotOf(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & keys.length - 1;
        while (keys[slot] != key && keys[slot] != 0) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void rehash() {
        long[] oldKeys = keys;
        int[] oldFound = found;
        keys = new long[2 * oldKeys.length];
        found = new int[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != 0) {
                int slot = slotOf(oldKeys[old]);
                keys[slot] = oldKeys[old];
                found[slot] = oldFound[old];
            }
        }
    }

    /** Moves what is completed from the start states into counts. */
    private void normalize(long[] into, int offset) {
        for (int path = 0; path < paths; path++) {
            long base = scratchExtra[starts[path] * paths + path];
            into[offset + path] += base;
            if (base == 0) {
                continue;
            }
            for (int state = 0; state < states; state++) {
                if (automaton.function(state) == owners[path]) {
                    scratchExtra[state * paths + path] -= base;
                }
            }
        }
    }

    private int intern() throws PathException {
        int slot = hash(scratchNext, 0, scratchExtra, 0) & table.length - 1;
        while (table[slot] != 0) {
            int other = table[slot] - 1;
            if (Arrays.equals(next, other * states, (other + 1) * states, scratchNext, 0, states)
                    && Arrays.equals(extra, other * states * paths, (other + 1) * states * paths, scratchExtra, 0,
                            states * paths)) {
                return other;
            }
            slot = slot + 1 & table.length - 1;
        }
        if ((count + 1) * states > next.length) {
            checkSize(2L * extra.length);
            next = Arrays.copyOf(next, 2 * next.length);
            extra = Arrays.copyOf(extra, 2 * extra.length);
        }
        System.arraycopy(scratchNext, 0, next, count * states, states);
        System.arraycopy(scratchExtra, 0, extra, count * states * paths, states * paths);
        table[slot] = ++count;
        if (2 * count > table.length) {
            table = new int[2 * table.length];
            for (int function = 0; function < count; function++) {
                int free = hash(next, function, extra, function) & table.length - 1;
                while (table[free] != 0) {
                    free = free + 1 & table.length - 1;
                }
                table[free] = function + 1;
            }
        }
        return count - 1;
    }

    static void checkSize(long entries) throws PathException {
        if (entries > MOST_ENTRIES) {
            throw new PathException("These paths lead to too many different situations to remember. Ask for fewer at "
                    + "once, or for shorter ones.");
        }
    }

    private int hash(int[] nexts, int nextFunction, long[] extras, int extraFunction) {
        long hash = 1;
        for (int i = 0; i < states; i++) {
            hash = hash * 0x9E3779B97F4A7C15L + nexts[nextFunction * states + i];
        }
        for (int i = 0; i < states * paths; i++) {
            hash = (hash ^ hash >>> 31) * 0xBF58476D1CE4E5B9L + extras[extraFunction * states * paths + i];
        }
        return (int) (hash ^ hash >>> 32);
    }
}
