/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;

class CycleDiffTest {

    @Test
    void tellsAnAbnormalCycleFromTheUsualOne(@TempDir Path folder) throws Exception {
        String usual = "h a b c ";
        String text = "p " + usual + usual + "h a e e b c c c " + usual + "h a b b c h";
        TraceSource source = TraceSource.of("x.sym", text.getBytes(StandardCharsets.UTF_8));
        IndexOptions options = IndexOptions.DEFAULT.withHeader(HeaderSpec.parse("h"));
        try (IndexedTrace trace = TraceIndexer.index(source, options, folder.resolve("x.wpp"), null, Progress.NONE)) {
            CycleTable cycles = trace.cycles();
            assertThat(cycles).isNotNull();
            if (cycles != null) {
                check(trace, cycles);
            }
        }
    }

    private static void check(IndexedTrace trace, CycleTable cycles) {
        assertThat(cycles.distinctCount()).isEqualTo(3);
        assertThat(CycleDiff.mostFrequent(cycles)).isZero();
        CycleDiff diff = CycleDiff.of(trace, cycles, 1, 0, Progress.NONE);
        assertThat(diff.hunks()).containsExactly(new Hunk(2, 4, 2, 2, null),
                new Hunk(6, 8, 4, 4, new Hunk.Iterations(1, 3, 1)));
        assertThat(diff.size()).isEqualTo(4);
        assertThat(diff.isMinimal()).isTrue();
        assertThat(diff.isCut()).isFalse();
        assertThat(diff.aStart()).isEqualTo(9);
        assertThat(diff.bStart()).isEqualTo(1);
        assertThat(diff.onlyInA()).hasSize(1);
        assertThat(trace.symbols().text(diff.onlyInA()[0])).isEqualTo("e");
        assertThat(diff.onlyInB()).isEmpty();
        assertThat(diff.a()).hasSize(8);
        assertThat(diff.b()).hasSize(4);
        CycleClasses classes = trace.classes();
        assertThat(classes).isNotNull();
        if (classes != null) {
            assertThat(CycleDiff.mostFrequent(classes.get(0), cycles)).isZero();
        }
        CycleDiff occurrences = CycleDiff.of(trace, 3, trace, 4, cycles, cycles, Progress.NONE);
        assertThat(occurrences.hunks()).containsExactly(new Hunk(3, 3, 3, 4, new Hunk.Iterations(1, 1, 2)));
    }
}
