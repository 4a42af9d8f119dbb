/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.controlflow.ControlFlowReceiver;
import org.refrain.program.controlflow.EntryKind;
import org.refrain.program.controlflow.ExitKind;

/** Takes control flow and compresses it as it comes. Not safe for threads. */
final class FlowRecorder {

    private final ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
    private final ReSequitur grammar = new ReSequitur(true);
    private long length;
    private int depth;
    private int deepest;

    void enter(String function) {
        append(tokens.entry(function));
        deepest = Math.max(deepest, ++depth);
    }

    void block(int number) {
        append(tokens.block(number));
    }

    void exit() {
        append(tokens.exit());
        depth = Math.max(0, depth - 1);
    }

    void gap() {
        append(tokens.gap());
        depth = 0;
    }

    private void append(int symbol) {
        grammar.append(symbol);
        length++;
    }

    /** Number of events so far. */
    long length() {
        return length;
    }

    /** What was taken, under a name. */
    FlowTrace trace(String name, String origin) {
        return new FlowTrace(name, origin, new ControlFlowTrace(tokens.build(), grammar.build()), deepest);
    }

    /** Takes what is rebuilt from instructions; a switch to another stack is a gap. */
    ControlFlowReceiver receiver(ProgramModel model) {
        return new ControlFlowReceiver() {

            @Override
            public void enter(long position, int function, EntryKind how) {
                FlowRecorder.this.enter(model.functions().get(function).name());
            }

            @Override
            public void block(long position, int block) {
                FlowRecorder.this.block(block);
            }

            @Override
            public void exit(long position, ExitKind how) {
                FlowRecorder.this.exit();
            }

            @Override
            public void resume(long position, int stack, boolean sure) {
                FlowRecorder.this.gap();
            }

            @Override
            public void gap(long position) {
                FlowRecorder.this.gap();
            }
        };
    }
}
