/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * A trace and the program that ran, together: what each instruction is in the source, and the control flow that the
 * trace shows, compressed and ready for questions.
 *
 * <pre>{@code
 * ProgramTrace trace = ProgramTrace.of(indexedTrace, ProgramImage.open(elf));
 * trace.fit().isUsable();                               // is it the program that was traced?
 * trace.placeOf(symbol);                                // main.c:41
 * ControlFlowAnalysis flow = trace.controlFlow(Progress.NONE);
 * PathEngine engine = flow.engine("auto", Progress.NONE);
 * PathMatches matches = engine.match(PathQuery.of(engine.trace().alphabet(), "main", "1 2"), Progress.NONE);
 * Occurrence first = flow.tasks().occurrences(matches).next();   // the first one in time
 * flow.tasks().positionOf(first.position());            // where it is in the trace of instructions
 * }</pre>
 *
 * <p>{@link org.refrain.program.analysis.ProgramImage} is what is read of an ELF file;
 * {@link org.refrain.program.analysis.ProgramTrace} puts it and a trace together, and works without it as far as the
 * trace's own texts go. {@link org.refrain.program.analysis.LinePaths} turns source lines into paths,
 * {@link org.refrain.program.analysis.LineWays} tells which ways between them were taken. For data accesses,
 * {@link org.refrain.program.analysis.ProgramData} has the names of variables and the lines that accessed them.
 *
 * <h2>Control flow and positions</h2>
 * Entries, blocks and exits are written as they are found, each with the number of instructions up to the next one as
 * part of its symbol, and compressed at once. So positions can be had from the grammar in both directions
 * ({@link org.refrain.core.controlflow.LocatedControlFlow}).
 *
 * <h2>Tasks</h2>
 * Everything that is asked of control flow knows one stack of frames, but an operating system's tasks have one each.
 * Two strings are made of such a trace:
 *
 * <ul>
 * <li>{@link org.refrain.program.analysis.TaskFlow}, task by task: the events of each task in one piece, a gap between
 * tasks. A frame that was suspended in the middle of a path goes on where it was; a path is never made up of two tasks'
 * frames. TaskTurns keeps when which task ran, and turns positions of this string into positions of the trace. Paths,
 * ways, counts and times of calls come from here. A frame that was open across a switch which was guessed is not sure,
 * and {@link org.refrain.program.analysis.TaskFlow#isSure} says so.</li>
 * <li>{@link org.refrain.program.analysis.ControlFlowAnalysis#located()}, in the order of time: at each switch the
 * frames of one task are closed and those of the other opened again, without a block. Each position then has the stack
 * of the task that runs, for call stacks and charts.</li>
 * </ul>
 *
 * With one stack, both are the same object. The second string costs a second pass over the trace, only where there are
 * tasks. A discontinuity is a gap in the string of every task that has open frames.
 */
@NonNullByDefault
package org.refrain.program.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
