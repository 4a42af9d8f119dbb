/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.trace.cft.CftReader;
import org.refrain.core.trace.keil.KeilCsvReader;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleTraceReader;
import org.refrain.core.trace.qemu.QemuExecReader;
import org.refrain.core.trace.qemu.QemuExeclogReader;
import org.refrain.core.trace.sym.SymReader;

/** All formats that can be read, and which of them a file has. */
public final class TraceReaders {

    private static final SymReader SYM = new SymReader();
    private static final CftReader CFT = new CftReader();
    private static final List<TraceReader> ALL = List.of(new KeilCsvReader(), new QemuExecReader(),
            new QemuExeclogReader(), CFT, SYM);

    private TraceReaders() {
    }

    /** A reader for each format that a file's contents can tell. */
    public static List<TraceReader> all() {
        return ALL;
    }

    /**
     * The reader that is surest of a file's contents. Only {@code .sym} and {@code .cft} files and those of numbers are
     * known by their name when their text could be anything.
     *
     * @throws TraceFormatException if no reader can read it; the message says what the file seems to be
     * @throws IOException if the file system fails
     */
    public static TraceReader detect(TraceSource source) throws IOException, TraceFormatException {
        byte[] head = source.head();
        TraceReader best = surest(head);
        boolean open = best == null || best.confidence(head) < TraceReader.CERTAIN;
        if (open && head.length > 0 && !UnknownFile.isBinary(head)) {
            if (isNamed(source, ".sym")) {
                return SYM;
            }
            if (isNamed(source, ".cft")) {
                return CFT;
            }
            TupleFormat tuples = TupleFormat.named(source.name());
            if (tuples != null) {
                return new TupleTraceReader(tuples);
            }
        }
        if (best == null) {
            throw UnknownFile.explain(source);
        }
        return best;
    }

    private static boolean isNamed(TraceSource source, String ending) {
        String name = source.name().toLowerCase(Locale.ROOT);
        return name.endsWith(ending) || name.endsWith(ending + ".gz");
    }

    private static @Nullable TraceReader surest(byte[] head) {
        TraceReader best = null;
        int most = 0;
        for (TraceReader reader : ALL) {
            int confidence = reader.confidence(head);
            if (confidence > most) {
                most = confidence;
                best = reader;
            }
        }
        return best;
    }
}
