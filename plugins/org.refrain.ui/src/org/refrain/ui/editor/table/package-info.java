/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The table of a trace: a NatTable over random access, which never holds more rows than a few screens.
 *
 * <p>{@link org.refrain.ui.editor.table.TraceTable} is the control. What it paints comes from
 * {@link org.refrain.ui.editor.table.RowTexts}, which asks {@link org.refrain.ui.editor.table.RowBlocks}: some blocks
 * of decoded rows around what is visible. A NatTable counts rows and pixels in ints, a trace counts in longs, so the
 * table shows a {@link org.refrain.ui.editor.table.RowWindow} of some ten million rows that moves along with the user;
 * traces of ordinary size fit into it as a whole. Colours and fonts are those of the platform's own tables in the
 * current theme ({@link org.refrain.ui.editor.table.TableColors}).
 */
@NonNullByDefault
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
