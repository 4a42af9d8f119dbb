/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.LineWays.LineWay;

class LineWaysTest {

    /** The firmware counts some ways through its functions itself. */
    @Test
    void waysBetweenTwoLinesAddUpToWhatTheFirmwareCounted(@TempDir Path folder) throws Exception {
        Map<String, Long> counts = SampleTrace.counts();
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        int compared = 0;
        try (IndexedTrace index = trace.trace()) {
            for (Map.Entry<String, Long> counter : counts.entrySet()) {
                String[] words = counter.getKey().split("_");
                if (words.length == 4 && words[1].equals("way")) {
                    LineWays ways = ways(trace, words[0] + "_" + words[2], words[0] + "_" + words[3]);
                    assertThat(ways.ways().stream().mapToLong(LineWay::count).sum()).as(counter.getKey())
                            .isEqualTo(counter.getValue());
                    compared++;
                }
            }
            LineWays ways = ways(trace, "cycles", "joy_none");
            assertThat(ways.ways()).isNotEmpty();
            LineWays through = ways(trace, "joy_up", "key_pressed");
            for (LineWay way : through.ways()) {
                PathQuery query = PathQuery.of(trace.controlFlow(Progress.NONE).tasks().flow().trace().alphabet(),
                        List.of(way.path()));
                assertThat(trace.controlFlow(Progress.NONE).engine("auto", Progress.NONE)
                        .match(query, Progress.NONE).count()).as("%s", way).isEqualTo(way.count());
            }
            assertThat(through.ways()).isNotEmpty().isSortedAccordingTo((a, b) -> Long.compare(b.count(), a.count()));
        }
        assertThat(compared).isGreaterThan(6);
    }

    @Test
    void oneLineIsAWayOfOneBlock(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            LineWays ways = LineWays.of(trace, List.of(SampleTrace.lineOf("joy_up")), "", Progress.NONE);
            assertThat(ways.ways()).hasSize(1);
            assertThat(ways.ways().get(0).count()).isEqualTo(SampleTrace.counts().get("joy_up"));
            assertThat(ways.ways().get(0).blocks()).hasSize(1);
        }
    }

    private static LineWays ways(ProgramTrace trace, String from, String to) throws Exception {
        return LineWays.of(trace, List.of(SampleTrace.lineOf(from), SampleTrace.lineOf(to)), "", Progress.NONE);
    }
}
