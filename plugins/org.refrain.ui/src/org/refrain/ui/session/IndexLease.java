/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import org.refrain.core.index.IndexedTrace;

/**
 * The right to use an index outside the user interface's thread: it stays open until the lease is closed, whatever
 * happens to its session meanwhile.
 *
 * <pre>{@code
 * IndexLease lease = session.lease(); // on the user interface's thread
 * // in a job:
 * try (lease) {
 *     lease.index().cycles() ...
 * }
 * }</pre>
 */
public final class IndexLease implements AutoCloseable {

    private final SharedIndex shared;
    private boolean closed;

    IndexLease(SharedIndex shared) {
        this.shared = shared;
        shared.retain();
    }

    public IndexedTrace index() {
        return shared.index();
    }

    /** Gives the index back; closing again does nothing. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            shared.release();
        }
    }
}
