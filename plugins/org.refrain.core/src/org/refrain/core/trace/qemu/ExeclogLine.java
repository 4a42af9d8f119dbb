/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import org.eclipse.jdt.annotation.Nullable;

/** One line of the execlog plug-in: processor, address, opcode, quoted text, and any number of accesses behind. */
final class ExeclogLine {

    private final Scanner scanner = new Scanner();
    private int lineEnd;
    long address;
    int processor;
    int textStart;
    int textEnd;

    /** Whether the line is an instruction. */
    boolean parse(byte[] line, int start, int end) {
        scanner.set(line, start, end);
        lineEnd = end;
        processor = scanner.decimal();
        if (processor < 0 || !comma() || !scanner.hex()) {
            return false;
        }
        address = scanner.number;
        if (!comma() || !scanner.hex() || !comma() || !scanner.take('"')) {
            return false;
        }
        textStart = scanner.at;
        boolean closed = scanner.find('"');
        textEnd = scanner.at;
        scanner.take('"');
        return closed;
    }

    /** Whether the line begins like an instruction, so that {@link #parse} should have succeeded. */
    boolean looksAlike(byte[] line, int start, int end) {
        scanner.set(line, start, end);
        return scanner.decimal() >= 0 && comma();
    }

    /** The next access, such as {@code store 0x20003ee0 RAM}, or null behind the last; after {@link #parse}. */
    @Nullable String nextAccess() {
        while (comma()) {
            int from = scanner.at;
            scanner.find(',');
            String word = scanner.text(from, scanner.at);
            if (word.equals("load") || word.equals("store")) {
                scanner.take(',');
                scanner.find(',');
                int device = scanner.at;
                if (scanner.take(',')) {
                    scanner.blanks();
                    boolean another = startsAccess();
                    scanner.at = another ? device : scanner.at;
                    if (!another) {
                        scanner.find(',');
                    }
                }
                return scanner.text(from, scanner.at).replace(",", "");
            }
        }
        return null;
    }

    /** The device is left out for accesses that reach none. */
    private boolean startsAccess() {
        int from = scanner.at;
        int to = Math.min(lineEnd, from + 5);
        String word = scanner.text(from, to);
        return word.startsWith("load,") || word.startsWith("store");
    }

    private boolean comma() {
        boolean found = scanner.take(',');
        scanner.blanks();
        return found;
    }
}
