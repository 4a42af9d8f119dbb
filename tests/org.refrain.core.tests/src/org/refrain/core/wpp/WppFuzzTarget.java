/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.progress.Progress;

/**
 * Any bytes as a .wpp file, once as they are and once with right checksums, which a fuzzer would never find. Whatever
 * can be opened is asked a little of everything.
 */
public final class WppFuzzTarget {

    /** Archives of more events are refused, so that each run is short. */
    private static final long MOST_EVENTS = 1 << 16;
    private static final int ASKED = 64;

    private WppFuzzTarget() {
    }

    /** Jazzer's entry. */
    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        Path file = Files.createTempFile("fuzz", ".wpp");
        try {
            open(Files.write(file, data));
            byte[] repaired = data.clone();
            ChecksumRepair.repair(repaired);
            open(Files.write(file, repaired));
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static void open(Path file) throws IOException {
        try {
            if (ArchiveReader.isArchive(file)) {
                unpack(file);
            } else {
                ask(file);
            }
        } catch (WppFormatException e) {
            check(e);
        } catch (UncheckedIOException e) {
            if (!(e.getCause() instanceof WppFormatException damage)) {
                throw e;
            }
            check(damage);
        }
    }

    private static void check(WppFormatException e) {
        if (e.section().isEmpty() || e.offset() < 0) {
            throw new AssertionError("an error without a place", e);
        }
    }

    private static void unpack(Path file) throws IOException {
        Path target = file.resolveSibling(file.getFileName() + ".index");
        try (ArchiveReader archive = ArchiveReader.open(file, MOST_EVENTS);
                TimeStreamWriter times = new TimeStreamWriter(target);
                DiscontinuityWriter discontinuities = new DiscontinuityWriter(target);
                MarkWriter marks = new MarkWriter(target)) {
            archive.meta();
            archive.findings();
            archive.copyStreams(times, discontinuities, marks);
            long[] events = new long[1];
            int symbols = archive.symbols().size();
            archive.forEach(symbol -> {
                events[0]++;
                if (symbol < 0 || symbol >= symbols) {
                    throw new AssertionError("symbol " + symbol + " of " + symbols);
                }
            }, Progress.NONE);
            if (events[0] != archive.events()) {
                throw new AssertionError(events[0] + " events, expected were " + archive.events());
            }
        }
    }

    private static void ask(Path file) throws IOException {
        try (WppReader trace = WppReader.open(file)) {
            long end = trace.eventCount();
            int[] symbols = new int[ASKED];
            for (long position : new long[] {0, end / 2, Math.max(0, end - ASKED)}) {
                int n = trace.symbols(position, symbols, ASKED);
                for (int i = 0; i < n; i++) {
                    trace.symbols().text(symbols[i]);
                    trace.symbols().function(symbols[i]);
                }
                trace.times(position, new long[ASKED], ASKED);
                trace.nextTimed(position);
                trace.previousTimed(position);
                trace.marks(position, Long.MAX_VALUE, ASKED);
                trace.loopExecutions(position, position + ASKED, ASKED);
            }
            trace.positionAtTime(trace.lastTime());
            trace.discontinuities();
            trace.problems();
            CycleTable cycles = trace.cycles();
            CycleClasses classes = trace.classes();
            if (cycles != null && classes != null) {
                ask(cycles);
                ask(classes.grouped());
            }
        }
    }

    private static void ask(CycleTable cycles) {
        for (long k : new long[] {0, cycles.count() / 2, cycles.count() - 1}) {
            if (k >= 0 && k < cycles.count()) {
                int id = cycles.idOf(k);
                if (cycles.select(id, cycles.rank(id, k)) != k || cycles.occurrenceAt(cycles.startOf(k)) != k) {
                    throw new AssertionError("occurrence " + k + " is lost");
                }
            }
        }
    }
}
