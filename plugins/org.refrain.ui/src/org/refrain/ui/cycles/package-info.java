/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The Cycles view: what the main loop did, as a table of distinct cycles or of classes of them, a pie chart of how
 * often each ran, and a timeline of when.
 *
 * <p>{@link org.refrain.ui.cycles.CyclesView} follows the active trace. It shows
 * {@link org.refrain.ui.cycles.CyclesPage} when there are cycles, and {@link org.refrain.ui.cycles.MessagePage}
 * otherwise, which says why not and what can be done. What is selected lives in the trace's session alone: the view
 * tells it what the user chose, and shows what it says, whoever selected.
 *
 * <p>The parts, each in a package of its own: {@code ranking} (order, colours and words for distinct cycles
 * and classes), {@code table}, {@code loops} (what the cycles of a class differ in), {@code pie}, {@code timeline},
 * {@code occurrence} (from one occurrence to another), {@code header} (choosing where cycles begin), {@code chart}
 * (what both charts share) and {@code background} (work for pictures).
 */
@NonNullByDefault
package org.refrain.ui.cycles;

import org.eclipse.jdt.annotation.NonNullByDefault;
