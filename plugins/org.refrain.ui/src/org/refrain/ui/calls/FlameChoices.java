/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.refrain.ui.session.EventSpan;

/** Learns what a user chooses in a flame chart. */
interface FlameChoices {

    /** An event. */
    void event(long position);

    /** A span of events, as those of a call; an empty one for none. Many in a row while the mouse is dragged. */
    void span(EventSpan span);
}
