/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.List;

import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.FindingException;

/**
 * The loops of a trace that cover most, as a tree.
 *
 * @param roots the outermost ones, in the order of the trace
 * @param listed how many rows the tree has
 * @param loops how many loops the trace has: those of one row counted each by itself, and those that are not listed
 * @param depth how many are in each other
 * @param covered part of all elements that is in loops, from 0 to 1
 * @param summary what is said about all of them
 */
public record LoopTree(List<LoopRow> roots, int listed, long loops, int depth, double covered, String summary) {

    /** A person looks at fewer, and so many cost the user interface no time that can be felt. */
    public static final int MOST = 500;

    /**
     * Finds the loops of a trace, in seconds for ten million elements.
     *
     * @throws FindingException if the memory that is free now does not suffice, or the trace has nothing of what is to
     *         repeat
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static LoopTree of(ProgramTrace program, LoopSettings settings, Progress progress) throws FindingException {
        if (settings.choice() == LoopChoice.NESTED) {
            return TermRows.tree(program, progress);
        }
        NestSource source = new NestSource(settings);
        return NestRows.tree(program, source, source.find(program, progress), progress);
    }

    /** How many listed loops are in each other. */
    public int listedDepth() {
        return roots.stream().mapToInt(LoopRow::depth).max().orElse(0);
    }
}
