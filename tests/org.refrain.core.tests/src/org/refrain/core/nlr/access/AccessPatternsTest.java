/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
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
