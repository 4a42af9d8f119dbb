/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/**
 * Takes the control flow of a trace: function entries, basic blocks, exits.
 *
 * <p>Entries and exits of one stack nest; so do blocks belong to the frame opened last on the stack that runs. Without
 * an operating system there is one stack, number 0. Positions never go back.
 */
public interface ControlFlowReceiver {

    /**
     * A frame opens.
     *
     * @param position of the event that is the function's first, from 0
     * @param function its number in the {@link org.refrain.program.blocks.ProgramModel}
     */
    void enter(long position, int function, EntryKind how);

    /**
     * A basic block of the function in the frame opened last begins.
     *
     * @param position of the event that is the block's first
     * @param block its number in the function, from 0
     */
    void block(long position, int block);

    /**
     * The frame opened last closes.
     *
     * @param position of the last event before control was elsewhere
     */
    void exit(long position, ExitKind how);

    /**
     * Another task runs from now on: frames of the stack that ran stay open.
     *
     * @param position of the task's first event
     * @param stack number of its stack, a new one or one that ran before
     * @param sure whether it was told or followed from addresses, not guessed among several
     */
    default void resume(long position, int stack, boolean sure) {
        // of no interest where there is one stack only
    }

    /**
     * A discontinuity. The frames of the running stack were closed just before; those of other stacks are lost too.
     *
     * @param position of the discontinuity's event
     */
    default void gap(long position) {
        // the exits before it say enough
    }
}
