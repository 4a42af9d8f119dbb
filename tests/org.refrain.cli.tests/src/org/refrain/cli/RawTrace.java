/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** The sample trace looked at as lines of text, with nothing of the program under test. */
final class RawTrace {

    static final Path FILE = Path.of("..", "org.refrain.sample", "trace.csv.gz");
    static final Path ELF = Path.of("..", "org.refrain.sample", "firmware.elf");

    private static final String ADDRESS = "X : 0x";

    /** The address of each row as text; the other words of a row without one. */
    private final List<String> events = new ArrayList<>();
    /** The time of each row as seconds; an empty text without one. */
    private final List<String> times = new ArrayList<>();

    /** A kind of cycle, counted. */
    static final class Kind {
        long count;
        final long first;
        final long length;
        BigDecimal shortest = BigDecimal.valueOf(Long.MAX_VALUE);
        BigDecimal longest = BigDecimal.ZERO;

        Kind(long first, long length) {
            this.first = first;
            this.length = length;
        }
    }

    static RawTrace read() throws IOException {
        RawTrace trace = new RawTrace();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(FILE)), StandardCharsets.UTF_8))) {
            String line = lines.readLine(); // headings
            while ((line = lines.readLine()) != null) {
                int address = line.indexOf(ADDRESS);
                trace.events.add(address < 0 ? line : line.substring(address + 4, address + 14));
                trace.times.add(line.substring(0, line.indexOf(',')).replace(" ", "").replace("s", ""));
            }
        }
        return trace;
    }

    long events() {
        return events.size();
    }

    long distinctAddresses() {
        Set<String> addresses = new HashSet<>(events);
        addresses.removeIf(event -> !event.startsWith("0x"));
        return addresses.size();
    }

    long count(String event) {
        return events.stream().filter(event::equals).count();
    }

    long first(String event) {
        return events.indexOf(event);
    }

    long last(String event) {
        return events.lastIndexOf(event);
    }

    BigDecimal firstTime() {
        return new BigDecimal(times.stream().filter(time -> !time.isEmpty()).findFirst().orElseThrow());
    }

    BigDecimal lastTime() {
        return new BigDecimal(times.stream().filter(time -> !time.isEmpty()).reduce((a, b) -> b).orElseThrow());
    }

    /** Cycles from one row with the header's address up to the next, equal ones counted together. */
    Map<List<String>, Kind> cycles(String header) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).equals(header)) {
                starts.add(i);
            }
        }
        Map<List<String>, Kind> kinds = new LinkedHashMap<>();
        for (int k = 0; k + 1 < starts.size(); k++) {
            int start = starts.get(k);
            int end = starts.get(k + 1);
            Kind kind = kinds.computeIfAbsent(List.copyOf(events.subList(start, end)),
                    rows -> new Kind(start, rows.size()));
            kind.count++;
            BigDecimal duration = time(end).subtract(time(start));
            kind.shortest = kind.shortest.min(duration);
            kind.longest = kind.longest.max(duration);
        }
        return kinds;
    }

    /** The first time at or behind a row. */
    private BigDecimal time(int row) {
        int at = row;
        while (times.get(at).isEmpty()) {
            at++;
        }
        return new BigDecimal(times.get(at));
    }
}
