/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.frames.FrameAlgebra;
import org.refrain.core.path.frames.FramePieces;
import org.refrain.core.path.query.PathAutomaton;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;

/**
 * What pieces of a frame do to a path automaton: functions from states to states, with the number of paths completed on
 * the way.
 *
 * <p>The states of this algebra are those of the automaton. A value is a function and, for each path, how often the
 * piece completes it when the automaton begins in its start state; the function holds where it ends from each state,
 * and how much oftener than from the start state paths are completed. So long pieces differ in few functions (a path of
 * m blocks has at most m^2 that matter) and many counts. Functions are interned; putting two together is one look into
 * a table once that has been done before.
 *
 * <p>Not safe for threads.
 */
final class FrameFunctions extends FrameAlgebra {

    /** Counts below this have one value for each function and count, so that equal frames are seen to be equal. */
    private static final int FEW = 8;

    private final ControlFlowAlphabet alphabet;
    private final PathAutomaton automaton;
    private final int paths;
    private final FunctionTable functions;
    /** Of each letter that was met: its value + 1. */
    private final int[] letterValues;
    private final int[] starts;
    /** The function that each path belongs to. */
    private final int[] owners;

    /**
     * Of each value, one behind the other: its function, and its count for each path. They are always used together.
     */
    private long[] values;
    private final int valueSize;
    private int valueCount;
    /** Of each function, values with counts below {@link #FEW} for one path, or with all counts 0; value + 1. */
    private int[] fewValues = new int[64];
    private final long[] sum;

    FrameFunctions(PathQuery query, ControlFlowAlphabet alphabet) throws PathException {
        this.alphabet = alphabet;
        automaton = query.automaton();
        paths = query.size();
        starts = new int[paths];
        owners = new int[paths];
        for (int path = 0; path < paths; path++) {
            owners[path] = query.function(path);
            starts[path] = automaton.start(owners[path]);
        }
        functions = new FunctionTable(automaton, starts, owners);
        valueSize = 1 + paths;
        values = new long[32 * valueSize];
        sum = new long[paths];
        valueOf(functions.identity(), sum);
        letterValues = new int[automaton.classCount()];
    }

    @Override
    public int counters() {
        return paths;
    }

    @Override
    public int value(int symbol) throws PathException {
        int letter = automaton.classOf(symbol);
        if (letterValues[letter] == 0) {
            Arrays.fill(sum, 0);
            letterValues[letter] = valueOf(functions.letter(letter, sum), sum) + 1;
        }
        return letterValues[letter] - 1;
    }

    @Override
    public int opened(int entry) {
        return automaton.start(alphabet.value(entry));
    }

    @Override
    public int then(int first, int second) throws PathException {
        if (first == IDENTITY) {
            return second;
        }
        if (second == IDENTITY) {
            return first;
        }
        int one = first * valueSize;
        int two = second * valueSize;
        int composed = functions.compose((int) values[one], (int) values[two]);
        for (int path = 0; path < paths; path++) {
            sum[path] = values[one + 1 + path] + values[two + 1 + path] + functions.composedCount(composed, path);
        }
        return valueOf(functions.composedFunction(composed), sum);
    }

    @Override
    public int after(int state, int value) {
        return functions.after((int) values[value * valueSize], state);
    }

    @Override
    public void tally(int state, int value, long frames, long[] into) {
        if (state == NIL) {
            return;
        }
        int owner = automaton.function(state);
        int at = value * valueSize;
        int function = (int) values[at];
        for (int path = 0; path < paths; path++) {
            if (owners[path] == owner) {
                into[path] += frames * (values[at + 1 + path] + functions.extra(function, state, path));
            }
        }
    }

    @Override
    public int pass(int state, int value, long[] into) {
        int at = value * valueSize;
        int function = (int) values[at];
        if (paths == 1) {
            into[0] += values[at + 1] + functions.extra(function, state, 0);
        } else {
            tally(state, value, 1, into);
        }
        return functions.after(function, state);
    }

    @Override
    public void within(int rule) {
        // what happens is counted where frames are put together
    }

    @Override
    public void left(int state, long frames) {
        // what a frame has completed is counted already
    }

    @Override
    public void lost(int state, long frames) {
        // what a frame has completed is counted already
    }

    /** Counts the paths in what the frames of a function executed. */
    void count(FramePieces executed, int function, long[] into) throws PathException {
        int start = automaton.start(function);
        int[] pieceValues = new int[executed.count()];
        for (int piece = 1; piece < pieceValues.length; piece++) {
            int second = executed.second(piece);
            pieceValues[piece] = second == FramePieces.BLOCK ? value(executed.symbol(piece))
                    : then(pieceValues[executed.first(piece)], pieceValues[second]);
            long frames = executed.left(piece) + executed.lost(piece);
            if (frames > 0) {
                tally(start, pieceValues[piece], frames, into);
            }
        }
    }

    /** How many functions there are so far. */
    int functionCount() {
        return functions.count();
    }

    private int valueOf(int function, long[] counts) throws PathException {
        int few = fewIndex(function, counts);
        if (few >= 0) {
            if (few >= fewValues.length) {
                fewValues = Arrays.copyOf(fewValues, Math.max(few + 1, 2 * fewValues.length));
            }
            if (fewValues[few] != 0) {
                return fewValues[few] - 1;
            }
            fewValues[few] = valueCount + 1;
        }
        int at = valueCount * valueSize;
        if (at == values.length) {
            FunctionTable.checkSize(2L * at);
            values = Arrays.copyOf(values, 2 * at);
        }
        values[at] = function;
        System.arraycopy(counts, 0, values, at + 1, paths);
        return valueCount++;
    }

    private int fewIndex(int function, long[] counts) {
        if (paths == 1) {
            return counts[0] < FEW ? function * FEW + (int) counts[0] : -1;
        }
        for (long count : counts) {
            if (count != 0) {
                return -1;
            }
        }
        return function * FEW;
    }
}
