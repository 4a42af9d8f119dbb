/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.refrain.core.trace.Packed;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceResources;
import org.refrain.core.trace.TraceSource;

class QemuReadersTest {

    private static final Path EXCERPT = Path.of("../org.refrain.sample/excerpt.qemu.log");

    static Stream<String> dialects() throws IOException {
        return TraceResources.sections("qemu-dialects.txt").keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void readsDialect(String name) throws Exception {
        String rows = String.valueOf(TraceResources.sections("qemu-dialects.txt").get(name));
        String expected = String.valueOf(TraceResources.sections("qemu-dialects.expected").get(name));
        assertThat(TraceReaders.detect(RecordedTrace.source(rows)).format())
                .isEqualTo(name.equals("execlog") ? "qemu-execlog" : "qemu-exec");
        assertThat(String.join("\n", RecordedTrace.of(rows).calls) + "\n").isEqualTo(expected);
        assertThat(String.join("\n", RecordedTrace.of(rows.replace("\n", "\r\n")).calls) + "\n").isEqualTo(expected);
    }

    @Test
    void readsARealLog() throws Exception {
        List<Long> expected = new ArrayList<>();
        for (String line : Files.readAllLines(EXCERPT)) {
            if (line.startsWith("Trace ")) {
                expected.add(Long.parseLong(line.split("/")[1], 16));
            } else {
                // "Stopped execution ..." and "cpu_io_recompile: rewound ..."
                expected.remove(expected.size() - 1);
            }
        }
        RecordedTrace trace = RecordedTrace.of(TraceSource.of(EXCERPT));
        assertThat(trace.addresses).isEqualTo(expected).hasSizeGreaterThan(300);
        assertThat(trace.problems).isEmpty();
    }

    @Test
    void noticesLinesThatStandForSeveralInstructions() throws Exception {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            log.append("Trace 0: 0x7f [0/%x/0/0] f\n".formatted(0x100 + 14 * (i % 20)));
        }
        assertThat(RecordedTrace.of(log.toString()).problems).hasSize(1).first()
                .satisfies(p -> assertThat(p.message()).contains("-singlestep"));
    }

    @Test
    void aLogWithoutExecutionSaysHowToRecord() {
        TraceFormatException e = Assertions.catchThrowableOfType(TraceFormatException.class,
                () -> RecordedTrace.of(new QemuExecReader(), RecordedTrace.source("IN: main\n")));
        assertThat(e.reason()).isEqualTo(Reason.NO_EVENTS);
        assertThat(e).hasMessageContaining("nochain");
    }

    @Test
    void damageEndsInAMessageAtWorst() throws Exception {
        List<String> files = new ArrayList<>(TraceResources.sections("qemu-dialects.txt").values());
        for (int seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = files.get(random.nextInt(files.size())).getBytes(StandardCharsets.UTF_8);
            for (int i = random.nextInt(8); i >= 0; i--) {
                String likely = "Trace0x:[]/ ,\"\n";
                bytes[random.nextInt(bytes.length)] = (byte) (random.nextBoolean() ? random.nextInt(256)
                        : likely.charAt(random.nextInt(likely.length())));
            }
            byte[] stored = Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
            TraceSource source = TraceSource.of("t", random.nextInt(8) == 0 ? Packed.gzip(stored) : stored);
            try {
                RecordedTrace.of(source);
            } catch (TraceFormatException e) {
                assertThat(e.getMessage()).as("seed %d", seed).isNotBlank();
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }
}
