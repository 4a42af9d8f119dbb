/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.List;

import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;

/**
 * The access patterns of a trace, by source line and instruction.
 *
 * @param roots source lines, and instructions of which the line is not known; those with the most accesses first
 * @param found what was found of the trace
 * @param looped accesses that are in loops
 * @param listed instructions that are listed, reading and writing apart
 * @param namesVariables whether there is a program that names variables
 */
public record AccessTree(List<AccessRow> roots, AccessPatterns found, long looped, int listed,
        boolean namesVariables) {

    /** Instructions that are listed; those with fewer accesses than so many others nobody misses. */
    public static final int MOST_INSTRUCTIONS = 5000;
    /** Patterns that are listed of each instruction. */
    public static final int MOST_PATTERNS = 10;

    /**
     * Finds the patterns of a trace: some seconds for ten million accesses, and memory as {@link AccessPatterns} says.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static AccessTree of(ProgramTrace program, Progress progress) {
        AccessPatterns found = AccessPatterns.find(program.trace(), MOST_PATTERNS, progress);
        return new AccessTreeBuilder(program, progress).build(found);
    }
}
