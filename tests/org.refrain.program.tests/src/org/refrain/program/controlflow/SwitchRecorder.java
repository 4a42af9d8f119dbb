/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.program.blocks.ProgramModel;

/** Notes entries by function, that each stack nests, and which stack ran behind each handler that switches tasks. */
final class SwitchRecorder implements ControlFlowReceiver {

    private final ProgramModel model;
    private final Map<Integer, Deque<Integer>> stacks = new HashMap<>();
    private Deque<Integer> frames = new ArrayDeque<>();
    private int stack;
    private boolean sure = true;
    /** Switches since a task ran. */
    private int pending;
    /** While switches are pending, handlers chained to them open frames above this depth, and then no task runs. */
    private int chain;
    private long handlerLeft = -2;
    private long lastPosition;

    final Map<String, Long> entries = new HashMap<>();
    /** For each switch in the order of the trace: the stack that ran then; -1 where another switch came first. */
    final List<Integer> switchedTo = new ArrayList<>();
    final List<Boolean> surely = new ArrayList<>();

    SwitchRecorder(ProgramModel model) {
        this.model = model;
        stacks.put(0, frames);
    }

    @Override
    public void enter(long position, int function, EntryKind how) {
        at(position);
        boolean chained = how == EntryKind.EXCEPTION && position == handlerLeft + 1;
        if (pending > 0 && chained) {
            chain = frames.size();
        } else {
            settle();
        }
        frames.push(function);
        if (how != EntryKind.ENTERED_EARLIER) {
            entries.merge(model.functions().get(function).name(), 1L, Long::sum);
        }
    }

    @Override
    public void block(long position, int block) {
        at(position);
        settle();
        if (block < 0 || block >= model.functions().get(frames.element()).blocks()) {
            throw new AssertionError("block " + block + " at " + position);
        }
    }

    @Override
    public void exit(long position, ExitKind how) {
        at(position);
        String name = model.functions().get(frames.pop()).name();
        if (how == ExitKind.EXCEPTION_RETURN) {
            handlerLeft = position;
        }
        if (name.equals("PendSV_Handler") || name.equals("SVC_Handler")) {
            pending++;
            chain = frames.size();
        }
    }

    @Override
    public void resume(long position, int newStack, boolean isSure) {
        at(position);
        chain = Integer.MAX_VALUE;
        stack = newStack;
        sure = isSure;
        frames = stacks.computeIfAbsent(newStack, key -> new ArrayDeque<>());
    }

    private void at(long position) {
        if (position < lastPosition) {
            throw new AssertionError("position " + position + " behind " + lastPosition);
        }
        lastPosition = position;
    }

    private void settle() {
        if (frames.size() > chain) {
            return;
        }
        for (; pending > 0; pending--) {
            switchedTo.add(pending > 1 ? -1 : stack);
            surely.add(sure);
        }
        sure = true;
    }
}
