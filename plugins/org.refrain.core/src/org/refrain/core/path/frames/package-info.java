/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What a section of a trace does to the frames that are open, computed for each rule of a grammar once.
 *
 * <p>A rule may close frames that were open before it and leave others open. What happens in them is seen in pieces,
 * and often without knowing whose frames they are. So a section is summarized ({@link
 * org.refrain.core.path.frames.FrameSummary}) as a value for each frame that it closes, one for the frame at its lowest
 * level, and a state for each frame that it opens. What values and states are is up to a {@link
 * org.refrain.core.path.frames.FrameAlgebra}: functions on automaton states, flags, or pieces of text. {@link
 * org.refrain.core.path.frames.FrameStack} puts sections together, and is the stack of execution as well.
 *
 * <pre>
 * &gt;f 1 2        opens one frame, in the state after 1 2
 * 3 &lt; 4         closes one frame, with value 3; in the frame below, value 4
 * together      &gt;f 1 2 3 &lt; happened within; in the frame below, value 4
 * </pre>
 *
 * <p>{@link org.refrain.core.path.frames.RuleSummaries} makes the summaries of a grammar's rules when they are needed;
 * {@link org.refrain.core.path.frames.GrammarMatches} answers questions about paths with them. {@link
 * org.refrain.core.path.frames.FramePieces} is an algebra, too: it takes all that a function's frames executed out of a
 * trace.
 *
 * <p>What does not depend on any question is in a {@link org.refrain.core.path.frames.PathIndex}: above all, which
 * rules concern which functions ({@link org.refrain.core.path.frames.RuleFunctions}), so that all others are passed
 * over.
 */
@NonNullByDefault
package org.refrain.core.path.frames;

import org.eclipse.jdt.annotation.NonNullByDefault;
