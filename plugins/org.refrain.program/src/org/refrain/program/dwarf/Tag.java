/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

/** What an entry describes and which attributes matter, as DWARF 5 numbers them in sections 7.5.3 and 7.5.4. */
public final class Tag {

    public static final int INLINED_SUBROUTINE = 0x1d;
    public static final int SUBPROGRAM = 0x2e;

    private Tag() {
    }

    /** Attributes. */
    public static final class At {

        public static final int NAME = 0x03;
        public static final int STMT_LIST = 0x10;
        public static final int LOW_PC = 0x11;
        public static final int HIGH_PC = 0x12;
        public static final int COMP_DIR = 0x1b;
        public static final int ABSTRACT_ORIGIN = 0x31;
        public static final int DECL_FILE = 0x3a;
        public static final int DECL_LINE = 0x3b;
        public static final int DECLARATION = 0x3c;
        public static final int SPECIFICATION = 0x47;
        public static final int RANGES = 0x55;
        public static final int CALL_COLUMN = 0x57;
        public static final int CALL_FILE = 0x58;
        public static final int CALL_LINE = 0x59;
        public static final int LINKAGE_NAME = 0x6e;
        public static final int STR_OFFSETS_BASE = 0x72;
        public static final int ADDR_BASE = 0x73;
        public static final int RNGLISTS_BASE = 0x74;
        public static final int MIPS_LINKAGE_NAME = 0x2007;
        public static final int GNU_RANGES_BASE = 0x2132;
        public static final int GNU_ADDR_BASE = 0x2133;

        private At() {
        }
    }
}
