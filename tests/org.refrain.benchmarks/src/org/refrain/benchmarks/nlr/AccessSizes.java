/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.refrain.benchmarks.pack.Compressor;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.PredictionScore;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.SmallestTerms;
import org.refrain.core.nlr.TermSequence;

/**
 * A row of the paper's table 1, and of its figure 1: the bytes of a trace of accesses as loops, all packed with bzip2
 * in the end as there, and how well the addresses of each instruction are foreseen.
 *
 * @param trace its name
 * @param length accesses
 * @param instructions different instructions
 * @param raw bytes of bzip2 alone, of records of a 32-bit instruction and a 64-bit address
 * @param flow bytes of the loops of instructions, K = 1000
 * @param address bytes of the loops of addresses, each instruction apart, K = 100
 * @param terms top-level terms of all these
 * @param score predictions of addresses
 */
record AccessSizes(String trace, int length, int instructions, long raw, long flow, long address, long terms,
        PredictionScore score) {

    private static final int[] DISTANCES = {1, 2, 4, 8, 16, 32, 64, 128};
    private static final RecognizerOptions OF_FLOW = RecognizerOptions.of(FieldModels.POLYNOMIAL, 1000);
    private static final RecognizerOptions OF_ADDRESSES = RecognizerOptions.of(FieldModels.POLYNOMIAL, 100);
    private static final long SECONDS = 600;

    long full() {
        return flow + address;
    }

    static AccessSizes of(AccessTrace trace, Path folder) throws IOException {
        SmallestTerms flow = new SmallestTerms(OF_FLOW);
        List<SmallestTerms> addresses = new ArrayList<>();
        List<PredictionScore> scores = new ArrayList<>();
        for (int i = 0; i < trace.instructions(); i++) {
            addresses.add(new SmallestTerms(OF_ADDRESSES));
            scores.add(new PredictionScore(OF_ADDRESSES, DISTANCES));
        }
        long[] value = new long[1];
        for (int i = 0; i < trace.length(); i++) {
            int id = trace.id(i);
            // an instruction is a name, not a number
            flow.tuple(id, value, 0);
            value[0] = trace.address(i);
            addresses.get(id).tuple(0, value, 1);
            scores.get(id).tuple(0, value, 1);
        }
        TermSequence flowTerms = flow.finish();
        List<TermSequence> addressTerms = addresses.stream().map(SmallestTerms::finish).toList();
        PredictionScore score = new PredictionScore(OF_ADDRESSES, DISTANCES);
        scores.forEach(score::add);
        return new AccessSizes(trace.name(), trace.length(), trace.instructions(),
                packed(folder, out -> writeRecords(trace, out)), packed(folder, out -> write(List.of(flowTerms), out)),
                packed(folder, out -> write(addressTerms, out)),
                flowTerms.terms() + addressTerms.stream().mapToLong(TermSequence::terms).sum(), score);
    }

    /** Writes a file. */
    @FunctionalInterface
    private interface Contents {
        void write(OutputStream out) throws IOException;
    }

    private static long packed(Path folder, Contents contents) throws IOException {
        Path file = Files.createTempFile(folder, "nlr", ".bin");
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                contents.write(out);
            }
            return Compressor.BZIP2.sizeOf(file, SECONDS);
        } finally {
            Files.delete(file);
        }
    }

    private static void writeRecords(AccessTrace trace, OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        for (int i = 0; i < trace.length(); i++) {
            data.writeInt(trace.id(i));
            data.writeLong(trace.address(i));
        }
        data.flush();
    }

    private static void write(List<TermSequence> sequences, OutputStream out) throws IOException {
        for (TermSequence terms : sequences) {
            try (InputStream packed = terms.packed()) {
                packed.transferTo(out);
            }
        }
    }
}
