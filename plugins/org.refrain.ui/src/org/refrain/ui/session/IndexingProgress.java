/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

/**
 * How far the reading of a trace has come.
 *
 * @param task what is being done, for a person
 * @param done how much of all the work is done, not of this task only: it never goes back
 * @param total how much work there is, or -1 when not known
 */
public record IndexingProgress(String task, long done, long total) {

    /** Nothing has been done yet. */
    static final IndexingProgress NOTHING = new IndexingProgress("", 0, -1);

    /** From 0 to 100; -1 when not known. */
    public int percent() {
        return total <= 0 ? -1 : (int) (100.0 * Math.min(done, total) / total);
    }
}
