/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.refrain.program.controlflow.ControlFlowReceiver;
import org.refrain.program.controlflow.EntryKind;
import org.refrain.program.controlflow.ExitKind;

/**
 * Made-up control flow of tasks that take turns, told to a receiver and kept as a plain list. Each task's frames run
 * blocks 0, 1, 2, ...; functions are called at random.
 */
final class RandomTasks {

    /**
     * An event.
     *
     * @param text {@code >3}, a block, {@code <} or {@code ~}
     * @param frame index, in the task's own list, of the entry of the frame that the event is in; -1 for none
     * @param sure whether no guessed switch came since that entry
     */
    record Event(int task, long position, String text, int frame, boolean sure) {
    }

    private static final class Frame {
        final int entry;
        int block;
        boolean sure = true;

        Frame(int entry) {
            this.entry = entry;
        }
    }

    private final Random random;
    private final int functions;
    private final ControlFlowReceiver receiver;
    private final List<List<Frame>> stacks = new ArrayList<>();
    private int task;
    /** By task. */
    final List<List<Event>> events = new ArrayList<>();
    /** The task that ran at each position. */
    final List<Integer> running = new ArrayList<>();

    RandomTasks(Random random, int functions, ControlFlowReceiver receiver) {
        this.random = random;
        this.functions = functions;
        this.receiver = receiver;
        addTask();
    }

    private void addTask() {
        stacks.add(new ArrayList<>());
        events.add(new ArrayList<>());
    }

    /** Makes so many instructions. */
    void run(int instructions) {
        for (int position = 0; position < instructions; position++) {
            switch (random.nextInt(30)) {
                case 0, 1, 2, 3 -> enter(position);
                case 4, 5, 6 -> exit(position);
                case 7 -> resume(position);
                case 8 -> gap(position, random.nextInt(20) == 0);
                default -> block(position, random.nextInt(3) == 0);
            }
            running.add(task);
        }
    }

    private List<Frame> stack() {
        return stacks.get(task);
    }

    private void add(long position, String text) {
        Frame top = stack().isEmpty() ? null : stack().get(stack().size() - 1);
        events.get(task).add(new Event(task, position, text, top == null ? -1 : top.entry, top != null && top.sure));
    }

    private void enter(int position) {
        if (stack().size() < 6) {
            int function = random.nextInt(functions);
            receiver.enter(position, function, EntryKind.CALL);
            add(position, ">" + function);
            stack().add(new Frame(events.get(task).size() - 1));
            block(position, true);
        }
    }

    private void block(int position, boolean leader) {
        if (leader && !stack().isEmpty()) {
            Frame top = stack().get(stack().size() - 1);
            int number = top.block++ % 4;
            receiver.block(position, number);
            add(position, String.valueOf(number));
        }
    }

    private void exit(int position) {
        if (!stack().isEmpty()) {
            receiver.exit(position, ExitKind.RETURN);
            add(position, "<");
            stack().remove(stack().size() - 1);
        }
    }

    private void resume(int position) {
        int other = random.nextInt(Math.min(5, stacks.size() + 1));
        if (other == task) {
            return;
        }
        if (other == stacks.size()) {
            addTask();
        }
        boolean sure = random.nextInt(3) > 0;
        task = other;
        receiver.resume(position, task, sure);
        if (!sure) {
            stack().forEach(frame -> frame.sure = false);
        }
    }

    private void gap(int position, boolean really) {
        if (!really) {
            return;
        }
        while (!stack().isEmpty()) {
            exit(position);
        }
        receiver.gap(position);
        add(position, "~");
        for (int other = 0; other < stacks.size(); other++) {
            if (!stacks.get(other).isEmpty()) {
                events.get(other).add(new Event(other, -1, "~", -1, false));
                stacks.get(other).clear();
            }
        }
    }
}
