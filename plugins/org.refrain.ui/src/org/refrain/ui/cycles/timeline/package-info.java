/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * "Cycle in time": every occurrence of some cycles over the whole trace, at any zoom.
 *
 * <p>What is drawn comes in steps that need no widget and are tested without one:
 * {@link org.refrain.ui.cycles.timeline.TimelineScale} says which part of the trace lies on which pixel,
 * {@link org.refrain.ui.cycles.timeline.TimelineAxis} turns its units (events, or time) into events, and
 * {@link org.refrain.ui.cycles.timeline.TimelineBuckets} says how much of each pixel column belongs to which cycle. The
 * cost is that of the pixels, never of the trace. They are put together into a
 * {@link org.refrain.ui.cycles.timeline.TimelinePicture} in a background job;
 * {@link org.refrain.ui.cycles.timeline.TimelineChart} paints the latest one and handles mouse and keyboard. Over the
 * picture lies what is selected, and what has notes ({@link org.refrain.ui.cycles.timeline.TimelineMarks}).
 *
 * <p>Source of the idea: A. Amiar et al., Compressing Microcontroller Execution Traces to Assist System Analysis (IESS
 * 2013), Figure 7.
 */
@NonNullByDefault
package org.refrain.ui.cycles.timeline;

import org.eclipse.jdt.annotation.NonNullByDefault;
