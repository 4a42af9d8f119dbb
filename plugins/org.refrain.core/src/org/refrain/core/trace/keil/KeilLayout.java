/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.EnumMap;
import java.util.Map;

/**
 * How the rows of one file are built. Column numbers count from 0; -1 stands for a column that is not there.
 */
final class KeilLayout {

    /** Picoseconds of a second, the unit of times without one. */
    static final long SECOND = 1_000_000_000_000L;

    final byte separator;
    /** Columns in a row, unknown ones included. */
    final int columns;
    /** Line number of the header, 0 without one. */
    final long headerLine;
    /** Whether the header uses words that are Keil's own. */
    final boolean keilsOwn;
    /** Picoseconds of a time without unit. */
    final long timeUnit;

    final int time;
    final int address;
    final int opcode;
    final int instruction;
    final int source;
    final int function;
    final int type;
    final int flag;

    KeilLayout(char separator, int columns, long headerLine, boolean keilsOwn, long timeUnit,
            Map<KeilColumn, Integer> places) {
        this.separator = (byte) separator;
        this.columns = columns;
        this.headerLine = headerLine;
        this.keilsOwn = keilsOwn;
        this.timeUnit = timeUnit;
        Map<KeilColumn, Integer> known = new EnumMap<>(KeilColumn.class);
        known.putAll(places);
        this.time = known.getOrDefault(KeilColumn.TIME, -1);
        this.opcode = known.getOrDefault(KeilColumn.OPCODE, -1);
        this.source = known.getOrDefault(KeilColumn.SOURCE, -1);
        this.function = known.getOrDefault(KeilColumn.FUNCTION, -1);
        this.type = known.getOrDefault(KeilColumn.TYPE, -1);
        this.flag = known.getOrDefault(KeilColumn.FLAG, -1);
        int text = known.getOrDefault(KeilColumn.INSTRUCTION, -1);
        // The list of data records has the datum where the others have the instruction.
        this.instruction = text >= 0 ? text : known.getOrDefault(KeilColumn.DATA, -1);
        int pc = known.getOrDefault(KeilColumn.PC, -1);
        this.address = known.getOrDefault(KeilColumn.ADDRESS, pc);
    }
}
