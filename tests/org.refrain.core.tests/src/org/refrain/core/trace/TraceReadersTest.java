/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.refrain.core.trace.TraceFormatException.Reason;

class TraceReadersTest {

    static Stream<String> notTraces() throws IOException {
        return TraceResources.sections("not-traces.txt").keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("notTraces")
    void takesNoOtherTable(String name) throws IOException {
        String text = String.valueOf(TraceResources.sections("not-traces.txt").get(name));
        for (String variant : new String[] {text, text.replace("\n", "\r\n"), text.repeat(300)}) {
            byte[] head = RecordedTrace.source(variant).head();
            for (TraceReader reader : TraceReaders.all()) {
                assertThat(reader.confidence(head)).as(reader.format()).isZero();
            }
        }
    }

    @Test
    void namesEachFormatByItsContents() throws Exception {
        assertThat(format("Trace 0: 0x7f7918000100 [00800400/00000666/00000110/ff020201] Reset_Handler\n"))
                .isEqualTo("qemu-exec");
        assertThat(format("0, 0xa12, 0xf8012400, \"movs r4, #0\"\n")).isEqualTo("qemu-execlog");
        assertThat(format("c a b c a b c a d\n")).isEqualTo("sym");
        assertThat(format("0x08000CA0,\" BL.W    LCD_WriteReg (0x08000D74)\"\n")).isEqualTo("keil-csv");
    }

    @Test
    void onlySymbolFilesGoByTheirName() throws Exception {
        byte[] text = "<a> \"b\", c; \u00e4 d".getBytes(StandardCharsets.UTF_8);
        assertThat(TraceReaders.detect(TraceSource.of("x.SYM", text)).format()).isEqualTo("sym");
        assertThat(TraceReaders.detect(TraceSource.of("x.sym.gz", Packed.gzip(text))).format()).isEqualTo("sym");
        assertThat(failure("x.txt", text).reason()).isEqualTo(Reason.UNKNOWN_FORMAT);
        byte[] keil = "Time,Address / Port,Instruction / Data\n,0x08000100,NOP\n".getBytes(StandardCharsets.UTF_8);
        assertThat(TraceReaders.detect(TraceSource.of("x.sym", keil)).format()).isEqualTo("keil-csv");
    }

    @Test
    void saysWhatAFileSeemsToBe() throws Exception {
        assertThat(failure("a.csv", new byte[0]).reason()).isEqualTo(Reason.EMPTY);
        assertThat(failure("a.csv", Packed.gzip(new byte[0])).reason()).isEqualTo(Reason.EMPTY);
        byte[] noise = new byte[100_000];
        new Random(2).nextBytes(noise);
        assertThat(failure("a.csv", noise).reason()).isEqualTo(Reason.UNKNOWN_FORMAT);
        assertThat(failure("a.csv", noise)).hasMessageContaining("binary");
        assertThat(failure("a.sym", noise)).hasMessageContaining("binary");
        assertThat(failure("a.csv", new byte[5000])).hasMessageContaining("binary");
        assertThat(failure("a.csv", start(0xfd, '7', 'z', 'X', 'Z', 0, 0, 4))).hasMessageContaining("xz");
        assertThat(failure("a.csv", start('P', 'K', 3, 4, 20, 0))).hasMessageContaining("zip");
        assertThat(failure("a.csv", start(0x28, 0xb5, 0x2f, 0xfd))).hasMessageContaining("zstd");
        assertThat(failure("a.csv", start(0x7f, 'E', 'L', 'F', 1))).hasMessageContaining("ELF");
        assertThat(failure("a.csv", start(0x1f, 0x8b, 8, 0)).reason()).isEqualTo(Reason.DAMAGED);
        assertThat(failure("a.csv", start(0x1f, 0x8b, 9, 9, 9, 9)).reason()).isEqualTo(Reason.DAMAGED);
    }

    private static byte[] start(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return array;
    }

    private static String format(String text) throws Exception {
        return TraceReaders.detect(RecordedTrace.source(text)).format();
    }

    private static TraceFormatException failure(String name, byte[] bytes) {
        return Assertions.catchThrowableOfType(TraceFormatException.class,
                () -> TraceReaders.detect(TraceSource.of(name, bytes)));
    }
}
