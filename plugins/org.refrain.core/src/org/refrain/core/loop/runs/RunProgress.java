/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import org.refrain.core.progress.Progress;

/** The progress of one of the two orders, each of which makes two passes over the string. */
final class RunProgress implements Progress {

    private final Progress whole;
    private final String task;
    private final boolean second;

    RunProgress(Progress whole, String task, boolean second) {
        this.whole = whole;
        this.task = task;
        this.second = second;
    }

    @Override
    public void report(String part, long done, long total) {
        whole.report(task, done + (second ? total : 0), 2 * total);
    }

    @Override
    public boolean isCancelled() {
        return whole.isCancelled();
    }
}
