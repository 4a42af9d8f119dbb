/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/**
 * What is known from elsewhere about which task of an operating system runs: a watched pointer to the current task, or
 * messages that the program sends on task switches.
 */
public interface TaskInformation {

    /** What {@link #taskAt} returns when it cannot tell. */
    long UNKNOWN = -1;

    /**
     * The task that runs.
     *
     * @param position of an event, from 0; asked for in ascending order
     * @return any number that tells tasks apart, or {@link #UNKNOWN}
     */
    long taskAt(long position);
}
