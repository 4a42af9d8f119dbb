/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.io.IOException;
import java.util.List;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * Makes models of programs from what a trace tells of them: addresses, instruction texts and function names.
 *
 * <p>Such a model knows the instructions that ran and no others, so its blocks are longer or fewer than those of the
 * same program read from its ELF file, and their numbers differ.
 */
public final class TraceModel {

    private TraceModel() {
    }

    /** The program as the texts of a trace tell it. */
    public static ProgramModel of(SymbolTable symbols) {
        return extend(empty(), symbols);
    }

    /**
     * A model with the instructions of a trace that it lacks: a boot ROM, a library without symbols, code that the
     * program loaded. Functions may get other numbers; their names and their blocks do not change.
     */
    public static ProgramModel extend(ProgramModel model, SymbolTable symbols) {
        TraceInstructions instructions = new TraceInstructions(symbols, model.code());
        return instructions.entries().isEmpty() ? model : new ModelMerger(model, instructions,
                new LongOpenHashSet()).merge();
    }

    /**
     * The program as a trace of bare addresses tells it: calls, returns and handlers are inferred from how they behave,
     * which is a guess.
     *
     * @throws IOException if the sequence cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static ProgramModel infer(SymbolTable symbols, SymbolSequence sequence, Progress progress)
            throws IOException {
        TraceInstructions instructions = new TraceInstructions(symbols, empty().code());
        KindInference inference = new KindInference(symbols, sequence, progress);
        instructions.entries().forEach(inference::apply);
        return new ModelMerger(empty(inference.handlers()), instructions, inference.entered()).merge();
    }

    /** Whether a trace has the texts of its instructions. */
    public static boolean hasTexts(SymbolTable symbols) {
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION && !symbols.text(symbol).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static ProgramModel empty(long... handlers) {
        Code code = new Code.Builder().build();
        LeaderFinder leaders = new LeaderFinder(code, new int[0]);
        long[] entries = new long[handlers.length == 0 ? 0 : 16 + handlers.length];
        System.arraycopy(handlers, 0, entries, entries.length - handlers.length, handlers.length);
        return new ProgramModel(code, new int[0], List.of(), new BlockTable(code, new int[0], 0, leaders),
                VectorTable.of(entries));
    }
}
