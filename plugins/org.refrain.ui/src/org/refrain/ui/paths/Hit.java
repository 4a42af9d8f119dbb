/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

/** An event that a question found. Compared by identity, so that each is a row of its own. */
public final class Hit {

    private final Group group;
    private final long position;
    private final long cycle;
    private final long time;
    private final String remark;

    /**
     * @param position the event, from 0
     * @param cycle number of the cycle's occurrence, from 0; -1 when it is in none
     * @param time of the event or the last one before it that has one, in picoseconds, or {@link
     *         org.refrain.core.trace.InstructionRow#NO_TIME}
     * @param remark what else there is to say of it; may be empty
     */
    Hit(Group group, long position, long cycle, long time, String remark) {
        this.group = group;
        this.position = position;
        this.cycle = cycle;
        this.time = time;
        this.remark = remark;
    }

    public Group group() {
        return group;
    }

    public long position() {
        return position;
    }

    public long cycle() {
        return cycle;
    }

    public long time() {
        return time;
    }

    public String remark() {
        return remark;
    }
}
