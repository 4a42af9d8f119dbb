/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

/** One decoded instruction, reused from one to the next. Not safe for threads. */
public final class ThumbInstruction {

    /** The value of addresses that do not apply. */
    public static final long NONE = -1;

    /** Bytes: 2 or 4. */
    public int length;

    /** What it does. */
    public BranchKind kind = BranchKind.SEQUENTIAL;

    /** Where it goes, for kinds with a target; {@link #NONE} otherwise. */
    public long target = NONE;

    /** For {@code LDR pc,[pc,#n]}: the address that holds the target, as in veneers; {@link #NONE} otherwise. */
    public long literal = NONE;

    /** For {@link BranchKind#IF_THEN}: how many instructions behind it are conditional, 1 to 4. */
    public int conditionals;

    /** For {@link BranchKind#TABLE_JUMP}: bytes of an entry, 1 or 2. */
    public int entrySize;

    void clear() {
        kind = BranchKind.SEQUENTIAL;
        target = NONE;
        literal = NONE;
        conditionals = 0;
        entrySize = 0;
    }

    void set(BranchKind newKind) {
        kind = newKind;
    }

    void set(BranchKind newKind, long newTarget) {
        kind = newKind;
        target = newTarget & 0xFFFF_FFFFL;
    }
}
