/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The pie chart of how often the distinct cycles ran: {@link org.refrain.ui.cycles.pie.PieSlices} says what is shown,
 * {@link org.refrain.ui.cycles.pie.PieDisk} where, {@link org.refrain.ui.cycles.pie.PieChart} draws it and lets a
 * slice be chosen with mouse or keyboard. The chart's text equivalent is {@link org.refrain.ui.cycles.pie.PieText}.
 *
 * <p>Source of the idea: A. Amiar et al., Compressing Microcontroller Execution Traces to Assist System Analysis (IESS
 * 2013), Figure 7.
 */
@NonNullByDefault
package org.refrain.ui.cycles.pie;

import org.eclipse.jdt.annotation.NonNullByDefault;
