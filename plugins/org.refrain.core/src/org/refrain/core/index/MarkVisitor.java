/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.refrain.core.trace.TraceMark;

/** Takes the marks beside the events of a trace. */
@FunctionalInterface
public interface MarkVisitor {

    /**
     * The next mark.
     *
     * @param position of the event that comes after it; the number of events if none does
     * @return whether to go on
     */
    boolean mark(long position, TraceMark mark);
}
