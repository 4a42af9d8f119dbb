/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.blocks.ProgramModel;

/** Tokens of a program's functions and blocks, in arrays: the hot loop looks no name up. Not safe for threads. */
final class FunctionTokens {

    private static final int NONE = -1;

    private final ProgramModel model;
    private final ControlFlowAlphabetBuilder tokens;
    private final int[] entries;
    private final int[] blocks;
    final int exit;
    final int gap;

    FunctionTokens(ProgramModel model, ControlFlowAlphabetBuilder tokens) {
        this.model = model;
        this.tokens = tokens;
        entries = new int[model.functions().size()];
        Arrays.fill(entries, NONE);
        blocks = new int[model.functions().stream().mapToInt(ProgramFunction::blocks).max().orElse(0)];
        Arrays.fill(blocks, NONE);
        exit = tokens.exit();
        gap = tokens.gap();
    }

    int entry(int function) {
        if (entries[function] == NONE) {
            entries[function] = tokens.entry(model.functions().get(function).name());
        }
        return entries[function];
    }

    int block(int number) {
        if (blocks[number] == NONE) {
            blocks[number] = tokens.block(number);
        }
        return blocks[number];
    }
}
