/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException.Reason;

/** Says what a file that no reader takes seems to be, and what to do. */
final class UnknownFile {

    private static final String EXPECTED = "Expected is a trace as text: uVision's Trace Data window saved as CSV, a "
            + "QEMU -d exec,nochain log, or symbols separated by blanks in a file named .sym.";
    private static final Map<String, String> PACKED = Map.of("PK\3\4", "zip", "\u00fd7zXZ", "xz", "BZh", "bzip2",
            "7z\u00bc\u00af", "7-Zip", "\u0028\u00b5\u002f\u00fd", "zstd");

    private UnknownFile() {
    }

    /** Whether bytes hold control characters that no text has. */
    static boolean isBinary(byte[] head) {
        int controls = 0;
        for (byte b : head) {
            if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t' && b != '\f' && b != 0x1a) {
                controls++;
            }
        }
        return controls * 50 > head.length;
    }

    static TraceFormatException explain(TraceSource source) throws IOException {
        byte[] head = source.head();
        if (head.length == 0) {
            return nothing(source);
        }
        String start = new String(source.storedStart(), StandardCharsets.ISO_8859_1);
        for (Map.Entry<String, String> entry : PACKED.entrySet()) {
            if (start.startsWith(entry.getKey())) {
                return unknown("The file is packed with " + entry.getValue() + ". Unpack it, or pack it with gzip.");
            }
        }
        if (start.startsWith("\u007fELF")) {
            return unknown("The file is a program (ELF), not a trace. Open the trace, and name the program beside it.");
        }
        return unknown(isBinary(head) ? "The file is binary, not text. " + EXPECTED
                : "No trace format is known that looks like this text. " + EXPECTED);
    }

    private static TraceFormatException nothing(TraceSource source) throws IOException {
        try (InputStream in = source.open(Progress.NONE, "")) {
            in.read();
        } catch (DamagedSourceException e) {
            return new TraceFormatException(Reason.DAMAGED, 0,
                    "Nothing in the file can be read: " + e.getMessage() + ". Copy or record it again.");
        }
        return new TraceFormatException(Reason.EMPTY, 0, "The file is empty. Record the trace, or save it, again.");
    }

    private static TraceFormatException unknown(String message) {
        return new TraceFormatException(Reason.UNKNOWN_FORMAT, 0, message);
    }
}
