/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The call stack of a trace, at any place and over all of it, from its compressed control flow.
 *
 * <p>Everything begins with a {@link org.refrain.core.controlflow.LocatedControlFlow}: entries, blocks and exits that
 * know their positions in the trace of instructions. {@link org.refrain.core.calls.CallIndex} sums up once what each
 * rule of its grammar does to the stack; then
 *
 * <ul>
 * <li>{@link org.refrain.core.calls.CallStack} tells the frames that are open at a place, without what came before,
 * <li>{@link org.refrain.core.calls.CallSteps} steps over and out of calls, forwards and backwards.
 * </ul>
 *
 * <pre>
 * CallIndex index = new CallIndex(located, paths.frames());
 * for (CallFrame frame : CallStack.ofPosition(index, position).frames(0, 100)) { ... }
 * long caller = new CallSteps(index).outBack(position);
 * </pre>
 *
 * <p>For what concerns all calls, {@link org.refrain.core.calls.CallTree} turns the grammar of events into a grammar of
 * nested calls: CallSection puts two sections of the trace together where frames meet, CallTreeBuilder does so rule by
 * rule, CallNodes holds the result. From it come
 *
 * <ul>
 * <li>{@link org.refrain.core.calls.CallProfile}: calls, own and total instructions, shortest and longest call of each
 * function, and who calls whom,
 * <li>{@link org.refrain.core.calls.FlameChart}: calls over time as boxes, for any zoom.
 * </ul>
 *
 * <p>{@link org.refrain.core.calls.CallTimes} is the profile in time instead of instructions. Times are not compressed
 * as calls are, so it walks through the trace, along a {@link org.refrain.core.calls.CallClock};
 * {@link org.refrain.core.calls.TraceClock} is that of a trace in which only some events have times.
 *
 * <pre>
 * CallTree tree = CallTree.of(located, progress);
 * FunctionProfile main = CallProfile.of(tree, progress).functions().get(alphabet.function("main"));
 * List&lt;FlameBox&gt; boxes = new FlameChart(tree).boxes(from, to, width, 100, progress);
 * </pre>
 *
 * <p><b>Whose instruction it is.</b> A symbol stands for a token and the instructions up to the next one. They belong
 * to the frame that is innermost behind the token; but an exit's first instruction is the return, and belongs to the
 * frame that is closed. A gap loses all frames: what follows belongs to no known function until one is entered. So do
 * instructions before the first entry. Where several exits are at one position, the stack is the one before them; what
 * counts and draws calls gives that instruction to the last frame that is closed.
 */
@NonNullByDefault
package org.refrain.core.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
