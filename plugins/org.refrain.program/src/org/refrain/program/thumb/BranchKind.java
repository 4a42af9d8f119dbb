/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

/** What an instruction does to the flow of control, as far as the instruction alone tells. */
public enum BranchKind {
    /** Goes on with the next instruction. */
    SEQUENTIAL,
    /** Makes up to four instructions behind it conditional: IT. */
    IF_THEN,
    /** Asks for a service: SVC. An exception handler runs, then the next instruction. */
    SUPERVISOR_CALL,
    /** Stops for a debugger or asks the host for a service: BKPT. */
    BREAKPOINT,
    /** Is not defined, or defined to be undefined: UDF. Ends in a fault. */
    UNDEFINED,
    /** Jumps to a known address: B. */
    JUMP,
    /** Jumps to a known address, or goes on: B with a condition, CBZ, CBNZ, loop ends. */
    CONDITIONAL,
    /** Jumps to a known address and leaves a return address: BL, BLX to Arm code. */
    CALL,
    /** Jumps to an address in a register and leaves a return address: BLX. */
    INDIRECT_CALL,
    /** Jumps to an address in a register: BX, MOV pc; may be a return in disguise. */
    INDIRECT_JUMP,
    /** Jumps to an address in memory: LDR pc. */
    LOADED_JUMP,
    /** Jumps forward by a number in a table: TBB, TBH. */
    TABLE_JUMP,
    /** Jumps to a return address: BX lr, MOV pc,lr, POP {..,pc}, LDM {..,pc}, LDR pc,[sp],#n. */
    RETURN;

    /** Whether the instruction never goes on with the next one, unless it is in an IT block. */
    public boolean endsFlow() {
        return switch (this) {
            case JUMP, INDIRECT_JUMP, LOADED_JUMP, TABLE_JUMP, RETURN, UNDEFINED -> true;
            default -> false;
        };
    }

    /** Whether a basic block ends with the instruction. Calls come back and do not end one. */
    public boolean endsBlock() {
        return this == CONDITIONAL || endsFlow();
    }

    /** Whether it goes to an address that the instruction names. */
    public boolean hasTarget() {
        return this == JUMP || this == CONDITIONAL || this == CALL;
    }
}
