/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Distinct cycles, or classes of them ({@link org.refrain.ui.cycles.ranking.CycleGroups}), by how often they ran:
 * {@link org.refrain.ui.cycles.ranking.CycleRanking}. The rank decides which get a colour of their own. What they are
 * called comes from {@link org.refrain.ui.cycles.ranking.CycleNames}, what is said about them from
 * {@link org.refrain.ui.cycles.ranking.CycleText}, so that table, charts and status line speak with one voice.
 */
@NonNullByDefault
package org.refrain.ui.cycles.ranking;

import org.eclipse.jdt.annotation.NonNullByDefault;
