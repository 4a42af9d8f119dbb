/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;

/** What a column holds, and the words that headers use for it. */
enum KeilColumn {
    INDEX("#", "index", "nr", "nr.", "no", "no.", "row", "record"),
    TIME("time", "timestamp", "time stamp", "zeit", "t"),
    CYCLES("cycles", "cycle", "cycle count", "clock cycles", "clocks"),
    ADDRESS("address / port", "address/port", "address", "addr", "addr.", "adresse"),
    PC("pc", "program counter"),
    OPCODE("opcode", "op code", "op-code", "machine code"),
    INSTRUCTION("instruction / data", "instruction/data", "instruction", "instr", "instr.", "disassembly", "assembly",
            "assembler", "asm", "mnemonic"),
    SOURCE("src code / trigger addr", "src code/trigger addr", "src code", "source code", "source", "src",
            "source line"),
    FUNCTION("function", "func", "function name", "funktion", "symbol"),
    TYPE("type"),
    FLAG("flag", "flags", "ovf"),
    NUMBER("num", "number"),
    DATA("data"),
    DELAY("dly", "delay");

    /** A cell longer than this is no column's name. */
    static final int LONGEST_NAME = 64;

    private static final Map<String, KeilColumn> BY_NAME = new HashMap<>();

    static {
        for (KeilColumn column : values()) {
            for (String name : column.names) {
                BY_NAME.put(name, column);
            }
        }
    }

    private final String[] names;

    KeilColumn(String... names) {
        this.names = names;
    }

    /** The column a header cell names, its unit in brackets already taken off; null for an unknown word. */
    static @Nullable KeilColumn named(String cell) {
        if (cell.length() > LONGEST_NAME) {
            return null;
        }
        return BY_NAME.get(cell.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " "));
    }

    /** Whether these are words that only this program's headers use. */
    static boolean isKeilsOwn(String cell) {
        String name = cell.strip().toLowerCase(Locale.ROOT).replace(" ", "");
        return name.equals("address/port") || name.equals("instruction/data") || name.equals("srccode/triggeraddr");
    }
}
