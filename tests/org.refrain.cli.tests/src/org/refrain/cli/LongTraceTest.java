/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;

class LongTraceTest {

    private static final String[][] ALGORITHMS = {{"--order", "period"}, {"--order", "coverage"},
        {"--algorithm", "greedy"}, {"--near-optimal", "--algorithm=greedy"}};

    /** What is found at once, or never in the time of a test. */
    private static JsonObject json(Object... arguments) {
        return assertTimeoutPreemptively(Duration.ofMinutes(5), () -> Run.of(arguments).json());
    }

    @Test
    void aBillionEqualEventsAreOneLoop(@TempDir Path folder) throws Exception {
        for (long events : new long[] {1_000_000_000, 1L << 62}) {
            Path trace = LongTrace.repeated(folder.resolve(events + ".wpp"), "a", events);
            for (String[] algorithm : ALGORITHMS) {
                JsonObject loops = json("loops", trace, algorithm[0], algorithm[1], "--json");
                assertThat(loops.get("nest").getAsString()).isEqualTo("(a)^" + events);
                assertThat(loops.get("length").getAsLong()).isEqualTo(events);
                assertThat(loops.getAsJsonArray("top").get(0).getAsJsonObject().get("iterations").getAsLong())
                        .isEqualTo(events);
            }
            for (String form : new String[] {"--literal", "--k=100"}) {
                JsonObject loops = json("loops", trace, "--algorithm", "nlr", form, "--json");
                assertThat(loops.get("nest").getAsString()).isEqualTo("for i0 = 0 to " + (events - 1) + "\n  a");
                assertThat(loops.get("verified").getAsBoolean()).isTrue();
            }
            JsonObject nearest = json("predict", trace, "--json").getAsJsonArray("distances").get(0)
                    .getAsJsonObject();
            assertThat(nearest.get("correct").getAsLong()).isEqualTo(events - 3);
        }
    }

    @Test
    void tellsWhenALoopDoesNotFitInMemory(@TempDir Path folder) throws Exception {
        Path trace = LongTrace.repeated(folder.resolve("long.wpp"), "ab", 1L << 61);
        for (String[] algorithm : ALGORITHMS) {
            Run.with(1L << 28, "loops", trace, algorithm[0], algorithm[1]).failed(1, "long.wpp: the loops of its "
                    + "instructions cannot be found", "not enough memory", "JAVA_TOOL_OPTIONS=-Xmx1g", "--of classes");
        }
    }
}
