/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/** The open frames of one stack. Memory: about 20 bytes a frame. Not safe for threads. */
final class Frames {

    /** A return address that is not known. */
    static final long UNKNOWN = -1;

    /** Deeper stacks come from misread traces only. */
    static final int DEEPEST = 1 << 20;

    private static final byte HANDLER = 1;
    private static final byte SWITCHER = 2;
    private static final byte SILENT = 4;

    final int id;
    /** When the stack does not run: where it goes on, since when it waits, and what is known of whose it is. */
    Interruption suspended = Interruption.unknown();
    long suspendedAt;
    long task = TaskInformation.UNKNOWN;

    private int[] functions = new int[16];
    private long[] returns = new long[16];
    private byte[] flags = new byte[16];
    private @Nullable Interruption[] interruptions = new @Nullable Interruption[16];
    private int depth;

    Frames(int id) {
        this.id = id;
    }

    int depth() {
        return depth;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    /** Opens a frame. */
    void push(int function, long returnTo) {
        if (depth == functions.length) {
            functions = Arrays.copyOf(functions, 2 * depth);
            returns = Arrays.copyOf(returns, 2 * depth);
            flags = Arrays.copyOf(flags, 2 * depth);
            interruptions = Arrays.copyOf(interruptions, 2 * depth);
        }
        functions[depth] = function;
        returns[depth] = returnTo;
        flags[depth] = 0;
        interruptions[depth++] = null;
    }

    /** Opens a handler's frame. */
    void pushHandler(int function, Interruption interruption, boolean switcher) {
        push(function, UNKNOWN);
        interruptions[depth - 1] = interruption;
        flags[depth - 1] = (byte) (HANDLER | (switcher ? SWITCHER : 0));
    }

    void pop() {
        interruptions[--depth] = null;
    }

    int top() {
        return depth - 1;
    }

    int function(int frame) {
        return functions[frame];
    }

    void setFunction(int frame, int function) {
        functions[frame] = function;
    }

    /** The return address of a frame, or {@link #UNKNOWN}. */
    long returnTo(int frame) {
        return returns[frame];
    }

    boolean isHandler(int frame) {
        return (flags[frame] & HANDLER) != 0;
    }

    /** Whether the handler is one that operating systems switch tasks in. */
    boolean isSwitcher(int frame) {
        return (flags[frame] & SWITCHER) != 0;
    }

    /** Whether the frame's entry was not told: a veneer's. */
    boolean isSilent(int frame) {
        return (flags[frame] & SILENT) != 0;
    }

    void setSilent(int frame, boolean silent) {
        flags[frame] = (byte) (silent ? flags[frame] | SILENT : flags[frame] & ~SILENT);
    }

    /** What a handler interrupted. */
    Interruption interruption(int frame) {
        Interruption interruption = interruptions[frame];
        return interruption == null ? Interruption.unknown() : interruption;
    }

    /** The uppermost frame of a handler, or -1. */
    int innermostHandler() {
        int frame = depth - 1;
        while (frame >= 0 && !isHandler(frame)) {
            frame--;
        }
        return frame;
    }
}
