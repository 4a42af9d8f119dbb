/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.wpp.WppFormatException.Reason;

/** Files whose checksums are right and whose contents are not. */
class WppForgeryTest {

    private static ForgedFile small(Path folder) throws IOException {
        PlainTrace trace = PlainTrace.random(new Random(11), 400);
        trace.mark(5);
        trace.discontinuity(2);
        trace.problem("bad");
        trace.cutAt(0);
        trace.token("x", 99);
        trace.write(folder.resolve("valid.wpp"));
        return ForgedFile.of(folder.resolve("valid.wpp"));
    }

    private static void refused(ForgedFile forged, Path folder, Reason reason, String section) throws IOException {
        Path file = folder.resolve("forged.wpp");
        forged.write(file);
        assertThatThrownBy(() -> WppReader.open(file)).isInstanceOfSatisfying(WppFormatException.class, e -> {
            assertThat(e.section()).isEqualTo(section);
            assertThat(e.reason()).isEqualTo(reason);
        });
    }

    @Test
    void unknownOptionalSectionsAreSkipped(@TempDir Path folder) throws IOException {
        ForgedFile forged = small(folder);
        Path file = folder.resolve("forged.wpp");
        forged.with("NEWX", 0, new byte[] {1, 2, 3}).write(file);
        WppReader.open(file).close();
        // a later layout of a section that the file can do without
        forged.without("LOOP").with("LOOP", 2, 0, new byte[] {1, 2, 3}).write(file);
        try (WppReader read = WppReader.open(file)) {
            assertThat(read.loopHeaders()).isEmpty();
            assertThat(read.cycles()).isNotNull();
        }
    }

    @Test
    void unknownRequiredSectionsAreRefused(@TempDir Path folder) throws IOException {
        ForgedFile forged = small(folder);
        refused(forged.with("NEWX", Container.REQUIRED, new byte[8]), folder, Reason.NEWER_VERSION, "NEWX");
        refused(forged.without("GRAM").with("GRAM", 2, Container.REQUIRED, new byte[8]), folder,
                Reason.NEWER_VERSION, "GRAM");
    }

    @Test
    void missingAndDoubleSectionsAreRefused(@TempDir Path folder) throws IOException {
        ForgedFile forged = small(folder);
        assertThat(forged.kinds()).contains("META", "SYMB", "GRAM", "CYCL", "CSEQ", "LOOP", "PROB", "TIMX", "TIMD",
                "DISX", "DISD", "MRKX", "MRKD");
        for (String kind : List.of("META", "SYMB", "GRAM", "CSEQ", "TIMD", "DISD", "MRKD")) {
            refused(forged.without(kind), folder, Reason.MISSING_SECTION, kind);
        }
        refused(forged.with("META", 0, forged.contents("META")), folder, Reason.INCONSISTENT, "footer");
        for (String kind : List.of("CYCL", "LOOP", "PROB", "TIMX", "DISX", "MRKX")) {
            forged.without(kind).write(folder.resolve("forged.wpp"));
            WppReader.open(folder.resolve("forged.wpp")).close();
        }
    }

    @Test
    void sectionsOfAnotherTraceAreRefused(@TempDir Path folder) throws IOException {
        ForgedFile forged = small(folder);
        PlainTrace other = PlainTrace.random(new Random(12), 333);
        other.mark(1);
        other.discontinuity(1);
        other.token("y", 100);
        other.cutAt(0);
        other.write(folder.resolve("other.wpp"));
        ForgedFile others = ForgedFile.of(folder.resolve("other.wpp"));
        for (String kind : List.of("SYMB", "GRAM", "CYCL", "CSEQ", "TIMX", "DISX", "MRKX")) {
            Path file = folder.resolve("forged.wpp");
            forged.replace(kind, others.contents(kind)).write(file);
            assertThatThrownBy(() -> WppReader.open(file)).as(kind).isInstanceOf(WppFormatException.class);
        }
    }

    /** Changed bytes under valid checksums: a typed error, or answers of whatever kind, never anything else. */
    @RepeatedTest(10)
    void changedSectionsNeverBreakTheReader(RepetitionInfo repetition, @TempDir Path folder) throws IOException {
        int seed = repetition.getCurrentRepetition();
        ForgedFile valid = small(folder);
        Random random = new Random(seed);
        Path file = folder.resolve("forged.wpp");
        List<String> outcomes = new ArrayList<>();
        for (int round = 0; round < 250; round++) {
            valid.mutate(random).write(file);
            try (WppReader read = WppReader.open(file)) {
                askEverything(read, random);
                outcomes.add("answered");
            } catch (WppFormatException e) {
                assertThat(e.section()).isNotEmpty();
                outcomes.add(e.reason().name());
            } catch (UncheckedIOException e) {
                assertThat(e.getCause()).isInstanceOf(WppFormatException.class);
                outcomes.add("later");
            } catch (RuntimeException e) {
                fail("seed " + seed + ", round " + round, e);
            }
        }
        assertThat(outcomes).contains("answered", "INCONSISTENT");
    }

    private static void askEverything(WppReader read, Random random) {
        int n = (int) Math.min(read.eventCount(), 10_000);
        read.symbols(0, new int[n], n);
        read.times(0, new long[n], n);
        for (int i = 0; i < 20; i++) {
            read.symbols(random.nextInt(n + 1), new int[9], 9);
            read.nextTimed(random.nextInt(n + 1));
            read.previousTimed(random.nextInt(n + 1));
            read.positionAtTime(random.nextInt(100_000));
        }
        read.discontinuities();
        read.marks(0, Long.MAX_VALUE, 1000);
        read.problems();
        for (int symbol = 0; symbol < read.symbols().size(); symbol++) {
            read.symbols().text(symbol);
            read.symbols().symbolAt(read.symbols().address(symbol));
        }
        CycleTable cycles = read.cycles();
        if (cycles != null) {
            for (int id = 0; id < cycles.distinctCount(); id++) {
                cycles.startOf(cycles.distinct(id).first());
                cycles.select(id, cycles.distinct(id).count() - 1);
                cycles.rank(id, cycles.count());
            }
            for (int i = 0; i < 20; i++) {
                cycles.occurrenceAt(random.nextInt(n + 1));
            }
        }
    }
}
