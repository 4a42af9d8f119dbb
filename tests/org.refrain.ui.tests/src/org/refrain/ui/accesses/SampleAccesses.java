/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.refrain.ui.bot.SampleCsv;

/**
 * The beginning of the sample as QEMU's execlog plug-in would have logged it: its instructions, with addresses of data
 * as the firmware computes them, except that the characters drawn are random ones.
 */
final class SampleAccesses {

    private static final long COUNTS = 0x20000044;
    /** What is nearer to its base is a register of a device. */
    private static final long FIRST_COUNTED = 0x58;
    private static final long DISPLAY_STRING_LINE = 0x3c0;
    private static final long SCRIPT = 0x6cc;
    private static final long STACK = 0x2000fff0L;
    private static final long DEVICES = 0x40010000;
    private static final Pattern LITERAL = Pattern.compile(".*; @0x([0-9A-F]+).*");
    private static final Pattern OFFSET = Pattern.compile(".*\\[r\\d+,#0x([0-9A-F]+)\\]");
    private static final Pattern REGISTERS = Pattern.compile("(PUSH|POP)\\s+\\{(.*)}");

    private final Random random = new Random(5);
    private int column;
    private int scriptRow;

    /** The first rows of the sample. */
    static String log(int rows) {
        SampleAccesses sample = new SampleAccesses();
        SampleCsv csv = SampleCsv.get();
        StringBuilder log = new StringBuilder();
        for (int row = 0, done = 0; done < rows; row++) {
            if (csv.address(row) >= 0) {
                String text = csv.instruction(row);
                log.append("0, 0x").append(Long.toHexString(csv.address(row))).append(", 0x0, \"")
                        .append(text.replaceAll("\\s+;.*", "")).append('"')
                        .append(sample.accesses(csv.address(row), text)).append('\n');
                done++;
            }
        }
        return log.toString();
    }

    private String accesses(long address, String text) {
        boolean isLoad = text.startsWith("LDR");
        Matcher literal = LITERAL.matcher(text);
        Matcher offset = OFFSET.matcher(text);
        Matcher registers = REGISTERS.matcher(text);
        if (registers.matches()) {
            column = address == DISPLAY_STRING_LINE ? 0 : column;
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < registers.group(2).split(",").length; i++) {
                all.append(access(text.startsWith("POP"), STACK + 4 * i));
            }
            return all.toString();
        }
        if (!isLoad && !text.startsWith("STR")) {
            return "";
        }
        if (literal.matches()) {
            return access(isLoad, Long.parseLong(literal.group(1), 16));
        }
        if (offset.matches()) {
            long distance = Long.parseLong(offset.group(1), 16);
            return access(isLoad, (distance < FIRST_COUNTED ? DEVICES : COUNTS) + distance);
        }
        if (text.contains("]!")) {
            return access(isLoad, 0x600 + ++column);
        }
        if (text.contains("LSL #1")) {
            return access(isLoad, 0x700 + 2 * random.nextInt(500));
        }
        return text.contains("LSL #3") ? access(isLoad, SCRIPT + 8L * scriptRow++) : "";
    }

    private static String access(boolean isLoad, long address) {
        return (isLoad ? ", load, 0x" : ", store, 0x") + Long.toHexString(address) + ", RAM";
    }
}
