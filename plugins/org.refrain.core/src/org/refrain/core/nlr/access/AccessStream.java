/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

/**
 * The accesses of one instruction, reads and writes apart.
 *
 * @param instruction address of the load or store instruction; {@link #UNKNOWN} for accesses of which the trace does
 *        not tell it
 * @param isWrite whether they are writes
 */
public record AccessStream(long instruction, boolean isWrite) {

    /** The address of an unknown instruction: odd, as none has. */
    public static final long UNKNOWN = -1;

    /** Whether the trace tells the instruction. */
    public boolean isKnown() {
        return instruction != UNKNOWN;
    }
}
