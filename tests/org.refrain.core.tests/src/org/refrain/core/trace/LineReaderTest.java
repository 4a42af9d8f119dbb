/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;

class LineReaderTest {

    @Test
    void endsLinesAsEditorsDo() throws IOException {
        assertThat(read("")).isEmpty();
        assertThat(read("a")).containsExactly("1@0 a");
        assertThat(read("a\n")).containsExactly("1@0 a");
        assertThat(read("a\r\n\r\nb\rc\n\nd")).containsExactly("1@0 a", "2@3 ", "3@5 b", "4@7 c", "5@9 ", "6@10 d");
        assertThat(read("\r\r\n")).containsExactly("1@0 ", "2@1 ");
    }

    @Test
    void agreesWithSimpleSplittingInAnyPortions() throws IOException {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            String text = randomText(random, seed < 296 ? 200 : 600_000);
            assertThat(read(text, random)).as("seed %d", seed).isEqualTo(split(text));
        }
    }

    @Test
    void passesOverLinesThatAreTooLong() throws IOException {
        String longest = "x".repeat(LineReader.LONGEST_LINE);
        assertThat(read("a\n" + longest + "\nb\n")).containsExactly("1@0 a", "2@2 " + longest, "3@65539 b");
        assertThat(read("a\n" + longest + "x\r\nb\n")).containsExactly("1@0 a", "2@2 too long", "3@65541 b");
        for (int length = 200_000; length < 700_000; length += 100_001) {
            String line = "x".repeat(length);
            assertThat(read("a\n" + line + "\nb\n"))
                    .containsExactly("1@0 a", "2@2 too long", "3@" + (length + 3) + " b");
            assertThat(read(line)).containsExactly("1@0 too long");
        }
    }

    @Test
    void aGigabyteLineNeedsNoMemory() throws IOException {
        long gigabyte = 1L << 30;
        GeneratedStream stream = new GeneratedStream("first\n", 'x', gigabyte, "\nlast\n", 1 << 20);
        try (LineReader lines = new LineReader(stream)) {
            assertThat(lines.next()).isTrue();
            assertThat(lines.next()).isTrue();
            assertThat(lines.tooLong()).isTrue();
            assertThat(lines.end()).isEqualTo(lines.start());
            assertThat(lines.next()).isTrue();
            assertThat(lines.line()).isEqualTo(3);
            assertThat(lines.offset()).isEqualTo(gigabyte + 7);
            assertThat(lines.tooLong()).isFalse();
            assertThat(lines.next()).isFalse();
        }
        assertThat(stream.largestRequest).isLessThanOrEqualTo(1 << 18);
    }

    @Test
    void aLineThatDamageCutsOffIsNone() throws IOException {
        byte[] start = "one\ntwo\nthr".getBytes(StandardCharsets.UTF_8);
        InputStream damaged = new InputStream() {
            private final InputStream in = new ByteArrayInputStream(start);

            @Override
            public int read() throws IOException {
                int b = in.read();
                if (b < 0) {
                    throw new DamagedSourceException(9, "cut");
                }
                return b;
            }
        };
        try (LineReader lines = new LineReader(new ByteByByte(damaged))) {
            assertThat(lines.next()).isTrue();
            assertThat(lines.next()).isTrue();
            assertThat(lines.next()).isFalse();
            assertThat(lines.offset()).isEqualTo(8);
            assertThat(lines.damage()).isNotNull();
        }
    }

    private static final class ByteByByte extends FilterInputStream {
        ByteByByte(InputStream in) {
            super(in);
        }

        @Override
        @NonNullByDefault({})
        public int read(byte[] into, int offset, int length) throws IOException {
            int b = in.read();
            if (b < 0) {
                return -1;
            }
            into[offset] = (byte) b;
            return 1;
        }
    }

    private static List<String> split(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            int width = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n' ? 2 : 1;
            if (c == '\n' || c == '\r') {
                lines.add((lines.size() + 1) + "@" + start + " " + text.substring(start, i));
                start = i + width;
            }
            i += width;
        }
        if (start < text.length()) {
            lines.add((lines.size() + 1) + "@" + start + " " + text.substring(start));
        }
        return lines;
    }

    private static String randomText(Random random, int length) {
        StringBuilder text = new StringBuilder();
        String alphabet = random.nextBoolean() ? "\r\nab"
                : "\r\nabcdefghijklmnopqrstuvwxyz\u000b\u000c\u0001 0123456789";
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    private static List<String> read(String text) throws IOException {
        return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> read(String text, Random random) throws IOException {
        return read(new FilterInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
            @Override
            @NonNullByDefault({})
            public int read(byte[] into, int offset, int length) throws IOException {
                return in.read(into, offset, Math.min(length, 1 + random.nextInt(text.length() > 1000 ? 99_999 : 3)));
            }
        });
    }

    private static List<String> read(InputStream in) throws IOException {
        List<String> found = new ArrayList<>();
        try (LineReader lines = new LineReader(in)) {
            while (lines.next()) {
                String text = lines.tooLong() ? "too long" : new String(lines.buffer(), lines.start(),
                        lines.end() - lines.start(), StandardCharsets.UTF_8);
                found.add(lines.line() + "@" + lines.offset() + " " + text);
            }
        }
        return found;
    }
}
