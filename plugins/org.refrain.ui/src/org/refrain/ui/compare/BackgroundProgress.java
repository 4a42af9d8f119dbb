/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.function.BooleanSupplier;

import org.refrain.core.progress.Progress;

/**
 * Work that tells nobody how far it is, but stops when it is not wanted any more.
 *
 * @param cancelled whether to stop
 */
record BackgroundProgress(BooleanSupplier cancelled) implements Progress {

    @Override
    public void report(String task, long done, long total) {
        // it takes a second at most
    }

    @Override
    public boolean isCancelled() {
        return cancelled.getAsBoolean();
    }
}
