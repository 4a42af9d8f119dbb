/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * From executed instructions to control flow: which functions were entered and left, and which basic blocks ran.
 *
 * <p>Start with {@link org.refrain.program.controlflow.ControlFlow}:
 *
 * <pre>
 * ControlFlow flow = new ControlFlow(trace.symbols(), ProgramModel.open(elf));
 * ControlFlowReport report = flow.rebuild(sequence, receiver, progress);
 * </pre>
 *
 * A {@link org.refrain.program.controlflow.ControlFlowReceiver} is told every entry, block and exit with its position
 * in the trace; the {@link org.refrain.program.controlflow.ControlFlowReport} says what was seen and how sure it is.
 * Without an ELF file the model comes from {@link org.refrain.program.blocks.TraceModel}.
 *
 * <h2>How it is done</h2>
 * FlowTable holds what each symbol of the trace is in the program. FlowTracker looks at two instructions at a time:
 * what the first one does, and where control was then. Frames are the open functions of one stack; FrameWriter opens
 * and closes them and tells the receiver.
 *
 * <p>An exception leaves no mark in a trace: the next instruction just cannot come from the one before, and begins a
 * handler. The handler's frame keeps what it interrupted (Interruption), which is looked at again when the handler is
 * left. The return from it is an ordinary return instruction: HandlerReturns takes it for one when the handler's own
 * frame is uppermost. Then comes what was interrupted, another handler, or another task.
 *
 * <p>Each task of an operating system has its stack (Tasks). Which one goes on is told by where it was suspended
 * (Resumption), then by its return addresses (LookAhead), then by who waits longest; a choice of the last kind is
 * marked. Returns that match no frame are for StrangeReturns: switch helpers, longjmp, returns used as jumps; what is
 * left is counted as unexplained, and the frame that fits best goes on.
 *
 * <h2>Conventions</h2>
 * A call or exception in the middle of a block does not end it, and the block is not told again afterwards. A tail call
 * closes the caller's frame and opens the callee's. Veneers have no frame. A frame that was open before the trace
 * begins is told when control first shows in it, as {@link org.refrain.program.controlflow.EntryKind#ENTERED_EARLIER}.
 */
@NonNullByDefault
package org.refrain.program.controlflow;

import org.eclipse.jdt.annotation.NonNullByDefault;
