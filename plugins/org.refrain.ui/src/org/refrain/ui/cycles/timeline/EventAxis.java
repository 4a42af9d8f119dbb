/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/** The axis whose units are events. */
public record EventAxis(long events) implements TimelineAxis {

    @Override
    public Kind kind() {
        return Kind.EVENTS;
    }

    @Override
    public long total() {
        return Math.max(1, events);
    }

    @Override
    public long positionAt(long unit) {
        return Math.max(0, Math.min(unit, events));
    }

    @Override
    public long unitAt(long position) {
        return positionAt(position);
    }
}
