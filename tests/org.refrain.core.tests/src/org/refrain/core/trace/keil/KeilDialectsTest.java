/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceResources;

/** Every dialect that is known, against what was decided by hand that it means. */
class KeilDialectsTest {

    static Stream<String> dialects() throws IOException {
        return TraceResources.sections("keil-dialects.txt").keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void readsDialect(String name) throws Exception {
        String rows = section("keil-dialects.txt", name);
        String expected = section("keil-dialects.expected", name);
        assertThat(TraceReaders.detect(RecordedTrace.source(rows)).format()).isEqualTo("keil-csv");
        assertThat(String.join("\n", RecordedTrace.of(rows).calls) + "\n").isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void lineEndsMakeNoDifference(String name) throws Exception {
        String rows = section("keil-dialects.txt", name);
        String expected = section("keil-dialects.expected", name);
        for (String end : new String[] {"\r\n", "\r"}) {
            assertThat(String.join("\n", RecordedTrace.of(rows.replace("\n", end)).calls) + "\n").isEqualTo(expected);
        }
    }

    private static String section(String file, String name) throws IOException {
        Map<String, String> sections = TraceResources.sections(file);
        assertThat(sections).containsKey(name);
        return String.valueOf(sections.get(name));
    }
}
