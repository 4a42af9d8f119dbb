/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.refrain.ui.session.EventSpan;

/** Told what the user chooses in a timeline. */
public interface TimelineChoices {

    /** @param k an occurrence of a cycle */
    void occurrence(long k);

    /** @param position an event that has a note */
    void event(long position);

    /** @param events what is marked; again and again while the user drags the mouse */
    void span(EventSpan events);
}
