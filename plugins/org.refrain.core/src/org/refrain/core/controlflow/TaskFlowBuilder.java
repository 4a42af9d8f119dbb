/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.Arrays;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequiturSet;

/**
 * Compresses the control-flow traces of several tasks, whose tokens come in turns, to one trace in which they lie one
 * behind the other: a task's frames nest only among themselves, so that a task is a string of its own. Between two of
 * them is a gap.
 *
 * <p>Each task has its own time, which counts the instruction events of this task alone; the times of the tasks, one
 * behind the other, are the positions of the result. The tasks share their rules. O(1) expected a token. Not safe for
 * threads.
 */
public final class TaskFlowBuilder {

    private static final int LONGEST = 1 << 30;

    private final ReSequiturSet grammar = new ReSequiturSet();
    private final LocatedSymbols symbols = new LocatedSymbols();
    private Task[] tasks = new Task[4];
    private int count;
    private long[] firsts = new long[0];

    /** What is known of a string while it is made. */
    private static final class Task {
        int pending = LocatedSymbols.NONE;
        /** Time of the pending token. */
        long time;
        /** Time of the first token. */
        long start;
        /** A run that is not in the grammar yet. */
        int runSymbol;
        long runLength;
    }

    /** Numbers tokens for {@link #append}. */
    public ControlFlowAlphabetBuilder tokens() {
        return symbols.tokens;
    }

    /** Begins the string of a task; its number is that of strings begun before. */
    public int begin() {
        if (count == tasks.length) {
            tasks = Arrays.copyOf(tasks, 2 * count);
        }
        tasks[count] = new Task();
        grammar.begin();
        return count++;
    }

    /**
     * Appends a token to the string of a task.
     *
     * @param token as {@link #tokens()} numbers it
     * @param at its position in the task's own time, not before the one before
     */
    public void append(int task, int token, long at) {
        flush(task, at);
        tasks[task].pending = token;
    }

    /**
     * All strings, one behind the other. Nothing may be appended afterwards.
     *
     * @param ends for each task, how many instruction events it has
     */
    public LocatedControlFlow build(long... ends) {
        for (int task = 0; task < count; task++) {
            flush(task, ends[task]);
            append(task);
        }
        RGrammar all = concatenated(grammar.build());
        return new LocatedControlFlow(new ControlFlowTrace(symbols.alphabet(), all), symbols.events(),
                tasks[0].start);
    }

    /** For each task, number of its first event in what was built. */
    public long[] firsts() {
        return firsts.clone();
    }

    private void flush(int number, long at) {
        Task task = tasks[number];
        if (at < task.time) {
            throw new IllegalArgumentException("position " + at + " after " + task.time);
        }
        if (task.pending == LocatedSymbols.NONE) {
            task.start = at;
        } else {
            long span = at - task.time;
            run(number, symbols.of(task.pending, (int) Math.min(span, LONGEST)));
            for (long left = span - LONGEST; left > 0; left -= LONGEST) {
                run(number, symbols.of(LocatedSymbols.NONE, (int) Math.min(left, LONGEST)));
            }
        }
        task.time = at;
    }

    private void run(int number, int symbol) {
        Task task = tasks[number];
        if (task.runLength > 0 && symbol == task.runSymbol) {
            task.runLength++;
        } else {
            append(number);
            task.runSymbol = symbol;
            task.runLength = 1;
        }
    }

    private void append(int number) {
        Task task = tasks[number];
        if (task.runLength > 0) {
            grammar.append(number, task.runSymbol, task.runLength);
            task.runLength = 0;
        }
    }

    private RGrammar concatenated(RGrammar strings) {
        firsts = new long[count];
        if (count == 1) {
            return strings;
        }
        RGrammarAssembler all = new RGrammarAssembler();
        all.beginRule();
        for (int task = 0; task < count; task++) {
            if (task > 0) {
                firsts[task] = firsts[task - 1] + strings.length(task - 1) + addGap(all, tasks[task].start);
            }
            addBody(all, strings, task);
        }
        for (int rule = count; rule < strings.ruleCount(); rule++) {
            all.beginRule();
            addBody(all, strings, rule);
        }
        try {
            return all.build();
        } catch (InvalidGrammarException e) {
            throw new IllegalStateException(e); // it was valid before its start rules were joined
        }
    }

    /** A gap, with what the task behind it executed before its first token; returns how many symbols that takes. */
    private int addGap(RGrammarAssembler all, long span) {
        all.add(symbols.of(tokens().gap(), (int) Math.min(span, LONGEST)), 1);
        int added = 1;
        for (long left = span - LONGEST; left > 0; left -= LONGEST) {
            all.add(symbols.of(LocatedSymbols.NONE, (int) Math.min(left, LONGEST)), 1);
            added++;
        }
        return added;
    }

    private void addBody(RGrammarAssembler all, RGrammar strings, int rule) {
        for (int i = strings.bodyStart(rule); i < strings.bodyEnd(rule); i++) {
            int element = strings.element(i);
            all.add(element >= 0 ? element : ~(~element - count + 1), strings.exponent(i));
        }
    }
}
