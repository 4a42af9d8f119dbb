/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.concurrent.atomic.AtomicInteger;

import org.refrain.core.index.IndexedTrace;

/** An index and how many use it; the last one closes it. Safe for threads. */
final class SharedIndex {

    private final IndexedTrace index;
    private final AtomicInteger uses = new AtomicInteger(1);

    /** @param index open; belongs to this object from now on, with its creator as the first user */
    SharedIndex(IndexedTrace index) {
        this.index = index;
    }

    IndexedTrace index() {
        return index;
    }

    void retain() {
        uses.incrementAndGet();
    }

    void release() {
        if (uses.decrementAndGet() == 0) {
            index.close();
        }
    }
}
