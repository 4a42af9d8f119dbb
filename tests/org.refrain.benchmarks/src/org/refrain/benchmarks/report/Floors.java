/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.input.Workloads;
import org.refrain.benchmarks.pack.Compressor;
import org.refrain.benchmarks.pack.PackedSizes;
import org.refrain.benchmarks.reading.ReadingResult;

/** What the product promises about speed and size, and whether this run kept it. */
final class Floors {

    /** Where xz needs less, both are small enough. */
    private static final long SMALL = 4096;

    private final BenchResult result;
    private final List<Floor> floors = new ArrayList<>();

    private Floors(BenchResult result) {
        this.result = result;
    }

    /** The promises about what was measured. */
    static List<Floor> of(BenchResult result) {
        Floors floors = new Floors(result);
        floors.addReading();
        for (String trace : List.of(Workloads.SAMPLE, Workloads.STEADY, Workloads.JITTER)) {
            floors.addSpeed(trace, BuilderKind.RESEQUITUR, 10);
        }
        floors.addSpeed(Workloads.BZIP2, BuilderKind.RESEQUITUR, 5.5);
        floors.addSpeed(Workloads.COMPRESSOR, BuilderKind.RESEQUITUR, 5.5);
        floors.addSpeed(Workloads.SAMPLE, BuilderKind.CYCLITUR, 20);
        floors.addSpeed(Workloads.STEADY, BuilderKind.CYCLITUR, 20);
        floors.addSize(Workloads.LU, BuilderKind.SEQUITUR, 135);
        floors.addSize(Workloads.LU, BuilderKind.RESEQUITUR, 58);
        floors.addCountAbstraction();
        floors.addArchive();
        floors.addVerified();
        return floors.floors;
    }

    private void addReading() {
        ReadingResult reading = result.reading();
        if (reading == null) {
            return;
        }
        double speed = reading.symbolsSpeed();
        floors.add(Floor.of("read a Keil CSV, into symbols", "150 MB/s",
                Numbers.rough(speed) + " MB/s (rows alone " + Numbers.rough(reading.rowsSpeed()) + ")", speed >= 150));
        String rows = " " + Numbers.count(reading.rows()) + " rows";
        addSeconds("open" + rows + " to first rows, cold", 0.5, reading.firstRows());
        addSeconds("open" + rows + " to cycles, cold", 2, reading.cycles());
        addSeconds("reopen with its index, cold", 0.3, reading.again());
    }

    private void addSeconds(String work, double most, double seconds) {
        floors.add(Floor.of(work, Numbers.rough(most) + " s", Numbers.rough(seconds) + " s", seconds <= most));
    }

    private void addSpeed(String trace, BuilderKind kind, double floor) {
        result.of(trace, kind).ifPresent(measured -> {
            double speed = measured.speed() / 1e6;
            double cpuSpeed = measured.cpuSpeed() / 1e6;
            String ok = speed >= floor ? Floor.OK : cpuSpeed >= floor ? Floor.BUSY : Floor.BELOW;
            floors.add(new Floor(kind + ", " + trace, Numbers.rough(floor) + " M symbols/s",
                    Numbers.rough(speed) + " M symbols/s", ok));
        });
    }

    private void addSize(String trace, BuilderKind kind, long size) {
        result.of(trace, kind).ifPresent(measured -> floors.add(Floor.of(kind + " size, " + trace, "= " + size,
                Numbers.count(measured.size()), measured.size() == size)));
    }

    private void addCountAbstraction() {
        Optional<TraceResult> jitter = result.of(Workloads.JITTER);
        jitter.flatMap(r -> r.of(BuilderKind.RESEQUITUR)).ifPresent(plain -> jitter
                .flatMap(r -> r.of(BuilderKind.COUNTS_RESEQUITUR))
                .ifPresent(abstracted -> addRatio("grammar size by count abstraction, ", "smaller", 4, plain.size(),
                        abstracted.size())));
        jitter.flatMap(r -> r.of(BuilderKind.CYCLITUR)).ifPresent(plain -> jitter
                .flatMap(r -> r.of(BuilderKind.COUNTS_CYCLITUR))
                .ifPresent(abstracted -> addRatio("cycle classes against distinct cycles, ", "fewer", 10,
                        plain.distinctCycles(), abstracted.distinctCycles())));
    }

    private void addRatio(String work, String comparison, int floor, long more, long fewer) {
        double ratio = (double) more / fewer;
        floors.add(Floor.of(work + Workloads.JITTER, floor + "x " + comparison, String.format(Locale.ROOT,
                "%.1fx (%,d to %,d)", ratio, more, fewer), ratio >= floor));
    }

    private void addArchive() {
        long total = 0;
        long totalOfXz = 0;
        boolean large = false;
        for (TraceResult trace : result.traces()) {
            PackedSizes sizes = trace.sizes();
            long xz = sizes.general().getOrDefault(Compressor.XZ, Compressor.MISSING);
            if (xz < 0) {
                continue;
            }
            total += sizes.archive();
            totalOfXz += xz;
            if (xz > SMALL) {
                large = true;
                addArchive(trace.trace().name(), sizes.archive(), xz);
            }
        }
        if (large) {
            addArchive("all together", total, totalOfXz);
        }
    }

    private void addArchive(String what, long archive, long xz) {
        floors.add(Floor.of("archive against xz -6, " + what, "< " + Numbers.count(xz),
                Numbers.count(archive) + " (xz / archive " + Numbers.rough((double) xz / archive) + ")", archive < xz));
    }

    private void addVerified() {
        long all = result.traces().stream().mapToLong(trace -> trace.builders().size()).sum();
        long verified = result.traces().stream().flatMap(trace -> trace.builders().stream())
                .filter(BuilderResult::verified).count();
        floors.add(Floor.of("every grammar verified", Numbers.count(all), Numbers.count(verified), all == verified));
        long restored = result.traces().stream().filter(trace -> trace.sizes().restored()).count();
        floors.add(Floor.of("every archive restored", Numbers.count(result.traces().size()), Numbers.count(restored),
                restored == result.traces().size()));
    }
}
