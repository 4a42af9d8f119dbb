/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

/** Takes the accesses of one instruction, in the order of execution. */
@FunctionalInterface
public interface AccessSink {

    /**
     * The next access.
     *
     * @param address what was accessed
     * @param position of the event that it belongs to, or is nearest to, in the trace
     */
    void access(long address, long position);
}
