/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.program.blocks.ProgramModel;

/** Control flow as text: {@code >name} enters, a number is a block, {@code <} leaves, {@code #2} is stack 2. */
final class FlowText implements ControlFlowReceiver {

    private final ProgramModel model;
    private final boolean withBlocks;
    private final StringBuilder text = new StringBuilder();

    FlowText(ProgramModel model, boolean withBlocks) {
        this.model = model;
        this.withBlocks = withBlocks;
    }

    @Override
    public void enter(long position, int function, EntryKind how) {
        add((how == EntryKind.ENTERED_EARLIER ? "+" : ">") + model.functions().get(function).name());
    }

    @Override
    public void block(long position, int block) {
        if (withBlocks) {
            add(String.valueOf(block));
        }
    }

    @Override
    public void exit(long position, ExitKind how) {
        add(how == ExitKind.DROPPED ? "<!" : how == ExitKind.LOST ? "<?" : "<");
    }

    @Override
    public void resume(long position, int stack, boolean sure) {
        add("#" + stack + (sure ? "" : "?"));
    }

    @Override
    public void gap(long position) {
        add("~");
    }

    private void add(String token) {
        text.append(text.isEmpty() ? "" : " ").append(token);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
