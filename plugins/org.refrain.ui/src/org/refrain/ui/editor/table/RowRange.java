/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

/**
 * Consecutive rows of a trace.
 *
 * @param first the first one, from 0
 * @param count how many
 */
public record RowRange(long first, long count) {
}
