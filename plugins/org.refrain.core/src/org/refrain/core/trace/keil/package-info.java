/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The "Trace Data" window of Keil uVision, saved as text, in every dialect that is known.
 *
 * <p>No exported file is public, so nothing is taken for granted. {@link org.refrain.core.trace.keil.LayoutFinder}
 * reads the head of a file and works out a {@link org.refrain.core.trace.keil.KeilLayout}: the separator and which
 * column is which, by the header's words or, without a header, by what the rows look like.
 * {@link org.refrain.core.trace.keil.Cells} cuts a line into cells; {@link org.refrain.core.trace.keil.UnquotedRow}
 * mends rows whose instruction or source text holds the separator. {@link org.refrain.core.trace.keil.RowReader}
 * decides what a row is: an instruction, a flow row ("TRACE RUN"), a mark (exceptions, data accesses), or a problem.
 * {@link org.refrain.core.trace.keil.RowFindings} watches the whole: times that go backwards, and traces saved through
 * the window's HLL filter, which are no instruction path.
 */
@NonNullByDefault
package org.refrain.core.trace.keil;

import org.eclipse.jdt.annotation.NonNullByDefault;
