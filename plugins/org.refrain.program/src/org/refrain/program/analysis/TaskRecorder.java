/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.BitSet;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.controlflow.TaskFlowBuilder;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.controlflow.ControlFlowReceiver;
import org.refrain.program.controlflow.EntryKind;
import org.refrain.program.controlflow.ExitKind;

/** Compresses control flow task by task while it is rebuilt. Not safe for threads. */
final class TaskRecorder implements ControlFlowReceiver {

    private final TaskFlowBuilder flow = new TaskFlowBuilder();
    private final TaskTurns.Builder turns = new TaskTurns.Builder();
    private final FunctionTokens tokens;
    /** How many frames of each task are open. */
    private final IntArrayList depths = new IntArrayList();
    /** Tasks that wait with open frames. */
    private final BitSet waiting = new BitSet();
    private int task;

    TaskRecorder(ProgramModel model) {
        tokens = new FunctionTokens(model, flow.tokens());
        flow.begin();
        depths.add(0);
    }

    @Override
    public void enter(long position, int function, EntryKind how) {
        append(tokens.entry(function), position);
        depths.set(task, depths.getInt(task) + 1);
    }

    @Override
    public void block(long position, int block) {
        append(tokens.block(block), position);
    }

    @Override
    public void exit(long position, ExitKind how) {
        append(tokens.exit, position);
        depths.set(task, depths.getInt(task) - 1);
    }

    @Override
    public void resume(long position, int stack, boolean sure) {
        waiting.set(task, depths.getInt(task) > 0);
        turns.resume(stack, position, sure);
        while (depths.size() <= stack) {
            flow.begin();
            depths.add(0);
        }
        task = stack;
        waiting.clear(task);
    }

    @Override
    public void gap(long position) {
        append(tokens.gap, position);
        depths.set(task, 0);
        for (int other = waiting.nextSetBit(0); other >= 0; other = waiting.nextSetBit(other + 1)) {
            flow.append(other, tokens.gap, turns.ran(other));
            depths.set(other, 0);
        }
        waiting.clear();
    }

    private void append(int token, long position) {
        flow.append(task, token, turns.time(position));
    }

    /** @param end how many events the trace of instructions has */
    TaskFlow build(long end) {
        LocatedControlFlow all = flow.build(turns.ends(end));
        return new TaskFlow(all, turns.build(end), flow.firsts());
    }
}
