/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.zip.GZIPOutputStream;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.TestFiles;

/** Which files open as traces by a double click, and which are left alone. */
class ContentTypeTest {

    private static final String TRACE = "org.refrain.ui.content.trace";

    private static final String KEIL = """
            Time,Address / Port,Instruction / Data,Src Code / Trigger Addr,Function
            ,X : 0x1A001330,"LDR      r0,[pc,#36]","LDR     R0, =SystemInit",Reset_Handler
            0.000 000 120 s,X : 0x1A001332,BLX      r0,BLX     R0,Reset_Handler
            ,X : 0x1A002084,"PUSH     {r7,lr}",void SystemInit (void) {,SystemInit
            """;

    @Test
    void aKeilTraceIsATrace() throws IOException {
        assertThat(isTrace("trace.csv", KEIL.getBytes(StandardCharsets.UTF_8))).isTrue();
        assertThat(isTrace("trace.txt", KEIL.getBytes(StandardCharsets.UTF_8))).isTrue();
        assertThat(isTrace("utf16.csv", ("\ufeff" + KEIL).getBytes(StandardCharsets.UTF_16LE))).isTrue();
        assertThat(isTrace("cp1252.csv", KEIL.getBytes(Charset.forName("windows-1252")))).isTrue();
    }

    @Test
    void aPackedTraceIsATrace() throws IOException {
        assertThat(isTrace("trace.csv.gz", pack(KEIL))).isTrue();
        assertThat(isTrace("sample.csv.gz", Files.readAllBytes(TestFiles.sample()))).isTrue();
    }

    @Test
    void anIndexIsATraceByItsName() throws IOException {
        assertThat(isTrace("damaged.wpp", new byte[] {1, 2, 3})).isTrue();
    }

    @Test
    void otherTablesAndTextsAreLeftAlone() throws IOException {
        byte[] people = "Name,Age,City\nMeier,43,Ulm\nBauer,51,Hof\n".getBytes(StandardCharsets.UTF_8);
        byte[] money = "Time,Address,Amount\n2024-01-01,Main Street 1,12.50\n".getBytes(StandardCharsets.UTF_8);

        assertThat(isTrace("people.csv", people)).isFalse();
        assertThat(isTrace("money.csv", money)).isFalse();
        assertThat(isTrace("readme.txt", "Some words about nothing.\n".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(isTrace("server.log", "INFO started\nINFO stopped\n".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(isTrace("people.csv.gz", pack("Name,Age\nMeier,43\n"))).isFalse();
        assertThat(isTrace("empty.csv", new byte[0])).isFalse();
        assertThat(isTrace("binary.csv", new byte[] {0, 1, 2, 3, (byte) 200, 0, 0})).isFalse();
        assertThat(isTrace("archive.tar.gz", pack(KEIL))).isFalse();
    }

    private static boolean isTrace(String name, byte[] contents) throws IOException {
        IContentType trace = Platform.getContentTypeManager().getContentType(TRACE);
        @Nullable IContentType found = Platform.getContentTypeManager()
                .findContentTypeFor(new ByteArrayInputStream(contents), name);
        return found != null && found.isKindOf(trace);
    }

    private static byte[] pack(String text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return packed.toByteArray();
    }
}
