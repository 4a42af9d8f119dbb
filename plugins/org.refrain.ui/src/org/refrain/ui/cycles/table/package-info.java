/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The table of distinct cycles or classes: {@link org.refrain.ui.cycles.table.CycleRows} says which ones it lists and
 * in what order, {@link org.refrain.ui.cycles.table.CycleColumn} what it says about each, and {@link
 * org.refrain.ui.cycles.table.CyclesTable} shows it, with {@link org.refrain.ui.cycles.table.Twisties} to open classes.
 * It lists all that the charts show, and more exactly.
 */
@NonNullByDefault
package org.refrain.ui.cycles.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
