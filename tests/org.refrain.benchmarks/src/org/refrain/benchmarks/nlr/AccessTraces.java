/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleReceiver;

/** The traces of data accesses there are: made here, the same everywhere, and Dinero's if its file is there. */
final class AccessTraces {

    private static final String DINERO = "dinero-mm.din.xz";
    private static final int FETCH = 2;
    private static final int SIZE = 64;

    private AccessTraces() {
    }

    static List<AccessTrace> all(Path recorded) throws IOException, TraceFormatException {
        List<AccessTrace> all = new ArrayList<>(List.of(matrixMultiply(), triangularSolve(), hashTable()));
        Path dinero = recorded.resolve(DINERO);
        if (Files.exists(dinero)) {
            all.add(dinero(dinero));
        }
        return all;
    }

    private static AccessTrace matrixMultiply() {
        AccessTrace trace = new AccessTrace("matrix multiply");
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                for (int k = 0; k < SIZE; k++) {
                    trace.add(0, 0x20000000 + 8 * (SIZE * i + k));
                    trace.add(1, 0x20010000 + 8 * (SIZE * k + j));
                }
                trace.add(2, 0x20020000 + 8 * (SIZE * i + j));
            }
        }
        return trace;
    }

    /** Forward substitution, whose inner loop grows with the outer one. */
    private static AccessTrace triangularSolve() {
        AccessTrace trace = new AccessTrace("triangular solve");
        for (int pass = 0; pass < SIZE; pass++) {
            for (int i = 0; i < 2 * SIZE; i++) {
                trace.add(0, 0x20000000 + 8 * i);
                for (int j = 0; j < i; j++) {
                    trace.add(1, 0x20010000 + 8 * (2 * SIZE * i + j));
                    trace.add(2, 0x20040000 + 8 * j);
                }
                trace.add(3, 0x20040000 + 8 * i);
            }
        }
        return trace;
    }

    /** Records read in order, looked up at random places. */
    private static AccessTrace hashTable() {
        AccessTrace trace = new AccessTrace("hash table");
        Random random = new Random(5);
        for (int i = 0; i < 200_000; i++) {
            trace.add(0, 0x20000000 + 16L * (i % 4096));
            long entry = 0x20020000 + 8L * random.nextInt(4096);
            trace.add(1, entry);
            trace.add(2, entry + 4);
        }
        return trace;
    }

    /** An access belongs to the instruction fetched before it. */
    private static AccessTrace dinero(Path file) throws IOException, TraceFormatException {
        Process xz = new ProcessBuilder("xz", "-dc", file.toString()).redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        byte[] text;
        try (InputStream in = xz.getInputStream()) {
            text = in.readAllBytes();
        }
        AccessTrace trace = new AccessTrace("dinero mm.32");
        TupleFormat.DIN.read(TraceSource.of(DINERO, text), new TupleReceiver() {
            private long instruction;

            @Override
            public void tuple(long[] values, int count) {
                if (values[0] == FETCH) {
                    instruction = values[1];
                } else {
                    trace.add(instruction << 1 | values[0], values[1]);
                }
            }

            @Override
            public void problem(TraceProblem problem) {
                throw new IllegalStateException(problem.toString());
            }
        }, Progress.NONE);
        return trace;
    }
}
