/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import java.nio.charset.StandardCharsets;

/**
 * One line of {@code -d exec} in any of its forms:
 *
 * <pre>
 * Trace 0: 0x7f7918000100 [00800400/00000666/00000110/ff020201] Reset_Handler     QEMU 6 to 9
 * Trace 0: 0x7f3c5c000100 [00000000/00000000000001b4/0x110] main                  QEMU 2.12 to 5
 * Trace 0x7f3c5c000100 [0: 000001b4] main                                         QEMU 2.8
 * Trace 0x7f3c5c000100 [000001b4] main                                            before
 * </pre>
 */
final class ExecLine {

    private static final byte[] TRACE = "Trace ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] STOPPED = "Stopped execution of TB chain before ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] REWOUND = "cpu_io_recompile: rewound execution of TB to "
            .getBytes(StandardCharsets.US_ASCII);

    /** What a line says. */
    enum Kind {
        /** A block begins to run. */
        TRACE,
        /** The block named just before did not run after all. */
        TAKEN_BACK,
        /** It begins like an execution line but is damaged. */
        DAMAGED,
        /** Some other output of the emulator. */
        OTHER
    }

    private final Scanner scanner = new Scanner();
    long address;
    int processor;
    int functionStart;
    int functionEnd;

    Kind parse(byte[] line, int start, int end) {
        scanner.set(line, start, end);
        if (scanner.take(TRACE)) {
            return parseTrace(end) ? Kind.TRACE : Kind.DAMAGED;
        }
        if (scanner.take(STOPPED)) {
            return scanner.find('[') && scanner.take('[') && scanner.hex() ? takenBack() : Kind.OTHER;
        }
        return scanner.take(REWOUND) && scanner.hex() ? takenBack() : Kind.OTHER;
    }

    private Kind takenBack() {
        address = scanner.number;
        return Kind.TAKEN_BACK;
    }

    private boolean parseTrace(int end) {
        processor = 0;
        int index = scanner.decimal();
        if (scanner.take(':')) {
            processor = index;
        }
        if (!scanner.find('[')) {
            return false;
        }
        scanner.take('[');
        if (!scanner.hex()) {
            return false;
        }
        if (scanner.take(':')) {
            processor = (int) Math.min(scanner.number, Integer.MAX_VALUE);
            scanner.blanks();
            if (!scanner.hex()) {
                return false;
            }
        } else if (scanner.take('/') && !scanner.hex()) {
            return false;
        }
        address = scanner.number;
        if (!scanner.find(']')) {
            return false;
        }
        scanner.take(']');
        scanner.blanks();
        functionStart = scanner.at;
        functionEnd = end;
        return true;
    }
}
