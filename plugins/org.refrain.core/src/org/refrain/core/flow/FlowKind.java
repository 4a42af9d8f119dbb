/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

/** What an instruction does to the flow of control. */
public enum FlowKind {
    /** Goes on with the next instruction; anything else behind it is an exception. */
    SEQUENTIAL,
    /** May jump to an address that the instruction names: B, CBZ, tail calls. */
    BRANCH,
    /** Jumps to an address in a register or in memory: BX r3, LDR pc, table branches; may be a return in disguise. */
    INDIRECT,
    /** Jumps and leaves a return address: BL, BLX. */
    CALL,
    /** Jumps to a return address: BX lr, POP {..,pc}. */
    RETURN,
    /** Not known: the trace has no instruction text. */
    UNKNOWN
}
