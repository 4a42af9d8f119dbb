/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.controlflow.LocatedControlFlowBuilder;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.controlflow.ControlFlowReceiver;
import org.refrain.program.controlflow.EntryKind;
import org.refrain.program.controlflow.ExitKind;

/**
 * Compresses control flow of several tasks in the order of time: where another task goes on, the frames of the one
 * before are closed and those of the other opened again, without a block. Not safe for threads.
 */
final class TimeRecorder implements ControlFlowReceiver {

    /** So many frames are opened again; the outer ones of deeper stacks are left out from then on. */
    private static final int MOST_FRAMES = 256;

    private final LocatedControlFlowBuilder flow = new LocatedControlFlowBuilder(new ReSequitur(true));
    private final FunctionTokens tokens;
    /** The open functions of each stack. */
    private final Int2ObjectOpenHashMap<IntArrayList> stacks = new Int2ObjectOpenHashMap<>();
    private IntArrayList frames = new IntArrayList();

    TimeRecorder(ProgramModel model) {
        tokens = new FunctionTokens(model, flow.tokens());
        stacks.put(0, frames);
    }

    @Override
    public void enter(long position, int function, EntryKind how) {
        flow.append(tokens.entry(function), position);
        frames.add(function);
    }

    @Override
    public void block(long position, int block) {
        flow.append(tokens.block(block), position);
    }

    @Override
    public void exit(long position, ExitKind how) {
        flow.append(tokens.exit, position);
        frames.removeInt(frames.size() - 1);
    }

    @Override
    public void resume(long position, int stack, boolean sure) {
        if (frames.size() > MOST_FRAMES) {
            flow.append(tokens.gap, position);
        } else {
            frames.forEach(frame -> flow.append(tokens.exit, position));
        }
        frames = stacks.computeIfAbsent(stack, number -> new IntArrayList());
        for (int i = Math.max(0, frames.size() - MOST_FRAMES); i < frames.size(); i++) {
            flow.append(tokens.entry(frames.getInt(i)), position);
        }
    }

    @Override
    public void gap(long position) {
        flow.append(tokens.gap, position);
        stacks.values().forEach(IntArrayList::clear);
    }

    /** @param end how many events the trace of instructions has */
    LocatedControlFlow build(long end) {
        return flow.build(end);
    }
}
