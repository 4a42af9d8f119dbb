/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A row of a {@link RowTree}.
 *
 * @param <R> what all rows of the tree are
 */
public interface TreeRow<R extends TreeRow<R>> {

    /** The row that this one stands in; null for one of the outermost. */
    @Nullable
    R outer();

    /** The rows in this one; unmodifiable, or not modified any more. */
    List<R> inner();
}
