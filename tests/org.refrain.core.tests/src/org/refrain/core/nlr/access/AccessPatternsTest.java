/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.nlr.access.DataNames.DataName;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;

class AccessPatternsTest {

    private static final DataNames NAMES = address -> address >= 0x20000000 && address < 0x20000400
            ? new DataName("buf", 0x20000000) : null;

    private static List<AccessPattern> patterns(String trace) throws Exception {
        TraceSource source = TraceSource.of("trace.txt", trace.getBytes(StandardCharsets.UTF_8));
        return AccessPatterns.find(source, TraceReaders.detect(source), 2, Progress.NONE).streams();
    }

    @Test
    void areFoundInLogsOfQemu() throws Exception {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 256; i++) {
            log.append("0, 0xa18, 0xfff94803, \"ldr r0, [r1], #4\", load, 0x").append(Integer.toHexString(0x20000000
                    + 4 * i)).append(", RAM\n0, 0xa1a, 0xf8012400, \"adds r2, r2, r0\"\n");
            log.append("0, 0xa1c, 0xfff94803, \"str r2, [r3]\", store, 0x20000008, RAM\n");
        }
        List<AccessPattern> patterns = patterns(log.toString());
        assertThat(patterns).hasSize(2);
        assertThat(patterns.get(0).stream()).isEqualTo(new AccessStream(0xa18, false));
        assertThat(patterns.get(0).text(NAMES)).containsExactly("&buf[0] + 4*i, i = 0..255");
        assertThat(patterns.get(0).text(DataNames.NONE)).containsExactly("0x20000000 + 4*i, i = 0..255");
        assertThat(patterns.get(0).terms()).isEqualTo(1);
        assertThat(patterns.get(0).covered()).isEqualTo(256).isEqualTo(patterns.get(0).count());
        assertThat(patterns.get(1).stream()).isEqualTo(new AccessStream(0xa1c, true));
        assertThat(patterns.get(1).text(NAMES)).containsExactly("&buf[0] + 8, 256 times");
    }

    @Test
    void areFoundInTracesOfUvision() throws Exception {
        StringBuilder csv = new StringBuilder("Type,Ovf,Num,Address,Data,PC,Dly,Cycles,Time[s]\n"
                + "ETM,,,08000100H,LDR r0;[r1],,,1,0.00000001\n");
        for (int row = 0; row < 4; row++) {
            for (int i = 0; i < 8; i++) {
                csv.append(String.format("Data Write,,,%08XH,0000002AH,08000124H,X,%d,0.00001234%n",
                        0x20001000 + 64 * row + 4 * i, i));
            }
        }
        // the header is what uVision's list of trace records writes, which has no column for instructions
        String trace = csv.toString().replace("Address,Data,", "Address,Instruction,").replace("\r", "");
        List<AccessPattern> patterns = patterns(trace);
        assertThat(patterns).hasSize(1);
        assertThat(patterns.get(0).stream()).isEqualTo(new AccessStream(0x08000124, true));
        assertThat(patterns.get(0).text(NAMES)).containsExactly("0x20001000 + 64*i + 4*j, i = 0..3, j = 0..7");
    }

    @Test
    void areTheSameOutOfAnIndex(@TempDir Path folder) throws Exception {
        StringBuilder log = new StringBuilder("0, 0xa10, 0xfff94803, \"nop\", load, 0x30\n");
        Random random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            int kind = random.nextInt(4);
            log.append("0, 0x").append(Integer.toHexString(0xa18 + 2 * kind)).append(", 0xfff94803, \"ldr r0, [r1]\"");
            for (int access = 0; access < kind; access++) {
                log.append(random.nextInt(50) == 0 ? ", store, 0x" : ", load, 0x")
                        .append(Integer.toHexString(0x20000000 + 4 * i + 16 * access)).append(", RAM");
            }
            log.append('\n');
        }
        TraceSource source = TraceSource.of("trace.txt", log.toString().getBytes(StandardCharsets.UTF_8));
        AccessPatterns read = AccessPatterns.find(source, TraceReaders.detect(source), 7, Progress.NONE);
        try (IndexedTrace trace = IndexedTraces.openOrBuild(source, IndexOptions.DEFAULT, folder.resolve("t.wpp"), null,
                Progress.NONE)) {
            assertThat(trace.markCount()).isEqualTo(read.accesses()).isGreaterThan(20_000);
            AccessPatterns found = AccessPatterns.find(trace, 7, Progress.NONE);
            assertThat(found).isEqualTo(read);
            for (AccessPattern stream : found.streams()) {
                int[] symbol = new int[1];
                trace.symbols(stream.first(), symbol, 1);
                assertThat(trace.symbols().address(symbol[0])).isEqualTo(stream.stream().instruction());
            }
        }
    }

    @Test
    void endWhenCancelled(@TempDir Path folder) throws Exception {
        TraceSource source = TraceSource.of("trace.txt",
                "0, 0xa18, 0xfff94803, \"ldr r0, [r1]\", load, 0x20000000\n".getBytes(StandardCharsets.UTF_8));
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                throw new AssertionError("the work goes on");
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        try (IndexedTrace trace = IndexedTraces.openOrBuild(source, IndexOptions.DEFAULT, folder.resolve("t.wpp"), null,
                Progress.NONE)) {
            assertThatThrownBy(() -> AccessPatterns.find(trace, 1, cancelled))
                    .isInstanceOf(CancellationException.class);
        }
    }

    @Test
    void areFoundInTracesOfCacheSimulators(@TempDir Path folder) throws Exception {
        StringBuilder din = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            din.append("2 0x130 4\n2 134 4\n0 ").append(Integer.toHexString(0x8000 + 4 * i))
                    .append(" 4\n2 138\n1 9000\n");
        }
        TraceSource source = TraceSource.of("mm.din", din.toString().getBytes(StandardCharsets.UTF_8));
        DataAccesses<StreamRecognizer> accesses = AccessPatterns.recognize(AccessPatterns.options());
        DinAccesses.read(source, accesses, Progress.NONE);
        AccessPatterns found = AccessPatterns.of(accesses, 2);
        try (IndexedTrace trace = IndexedTraces.openOrBuild(source, IndexOptions.DEFAULT, folder.resolve("t.wpp"), null,
                Progress.NONE)) {
            assertThat(AccessPatterns.find(trace, 2, Progress.NONE)).isEqualTo(found);
        }
        List<AccessPattern> streams = found.streams();
        assertThat(streams).extracting(AccessPattern::stream)
                .containsExactly(new AccessStream(0x134, false), new AccessStream(0x138, true));
        assertThat(streams.get(0).text(DataNames.NONE)).containsExactly("0x00008000 + 4*i, i = 0..99");
        assertThat(streams.get(1).text(DataNames.NONE)).containsExactly("0x00009000, 100 times");
        assertThat(streams.get(1).first()).isEqualTo(4);
    }

    @Test
    void keepTheLongestNests() throws Exception {
        StringBuilder log = new StringBuilder();
        int[] places = {1, 0x100, 3, 0x180, 7, 0x2c0, 11};
        for (int place : places) {
            for (int i = 0; i < (place < 0x100 ? 1 : place / 0x20); i++) {
                log.append("0, 0xa18, 0xfff94803, \"ldr r0, [r1], #4\", load, 0x")
                        .append(Integer.toHexString(place + 4 * i)).append(", RAM\n");
            }
        }
        AccessPattern pattern = patterns(log.toString()).get(0);
        assertThat(pattern.terms()).isEqualTo(places.length);
        assertThat(pattern.text(NAMES)).containsExactly("0x00000180 + 4*i, i = 0..11", "0x000002C0 + 4*i, i = 0..21");
        assertThat(pattern.covered()).isEqualTo(34);
        assertThat(pattern.count()).isEqualTo(46);
    }

    @Test
    void tellAccessesOfUnknownInstructionsApart() {
        AccessRow row = new AccessRow();
        assertThat(row.read(mark("R : 0x20000028 0x00000005"))).isTrue();
        assertThat(row.address).isEqualTo(0x20000028);
        assertThat(row.instruction).isEqualTo(AccessStream.UNKNOWN);
        assertThat(row.followsInstruction).isFalse();
        assertThat(row.read(mark("Data Write X 20000010H 0000002AH 08000125H X 1234"))).isTrue();
        assertThat(row.address).isEqualTo(0x20000010);
        assertThat(row.instruction).isEqualTo(0x08000124);
        assertThat(row.read(mark("store 0xfffffffffffffffc"))).isTrue();
        assertThat(row.address).isEqualTo(-4);
        assertThat(row.followsInstruction).isTrue();
        assertThat(row.read(mark("Data Read  H 0x 0x11111111111111111 zH"))).isFalse();
    }

    private static TraceMark mark(String text) {
        return new TraceMark(1, TraceMark.Kind.DATA_READ, 0, text);
    }
}
