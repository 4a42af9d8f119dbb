/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.progress.Progress;

class TraceSourceTest {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final String TEXT = "Time,Address\n0.1,0x08000100\n\u00fcber 5 \u00b5s\n";

    @Test
    void decodesEveryEncodingToUtf8() throws IOException {
        assertThat(text(TEXT.getBytes(StandardCharsets.UTF_8))).isEqualTo(TEXT);
        assertThat(text(("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_8))).isEqualTo(TEXT);
        assertThat(text(TEXT.getBytes(WINDOWS_1252))).isEqualTo(TEXT);
        assertThat(text(TEXT.getBytes(StandardCharsets.UTF_16LE))).isEqualTo(TEXT);
        assertThat(text(TEXT.getBytes(StandardCharsets.UTF_16BE))).isEqualTo(TEXT);
        assertThat(text(("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_16LE))).isEqualTo(TEXT);
        assertThat(text(("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_16BE))).isEqualTo(TEXT);
    }

    @Test
    void findsOutTheEncodingHoweverLateItShows() throws IOException {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            String ascii = "a".repeat(random.nextInt(i < 190 ? 300 : 300_000));
            String all = ascii + "\u00e4" + "b".repeat(random.nextInt(5)) + "\u20ac\u00e9" + ascii;
            assertThat(text(all.getBytes(StandardCharsets.UTF_8))).isEqualTo(all);
            assertThat(text(all.getBytes(WINDOWS_1252))).isEqualTo(all);
        }
    }

    @Test
    void oneDamagedByteDoesNotTurnUtf8IntoWindows1252() throws IOException {
        byte[] bytes = (TEXT + TEXT).getBytes(StandardCharsets.UTF_8);
        bytes[3] = (byte) 0xff;
        assertThat(text(bytes)).contains("\u00fcber 5 \u00b5s");
    }

    @Test
    void keepsHalvesOfUtf16AndSurrogatesTogether() throws IOException {
        Random random = new Random(6);
        StringBuilder long16 = new StringBuilder();
        while (long16.length() < 200_000) {
            long16.append("abc,0x0800\n".repeat(10)).append(random.nextBoolean() ? "\ud83d\ude00" : "\u00e4");
        }
        assertThat(text(long16.toString().getBytes(StandardCharsets.UTF_16LE))).isEqualTo(long16.toString());
        byte[] odd = Arrays.copyOf("abcdef".getBytes(StandardCharsets.UTF_16LE), 11);
        assertThat(text(odd)).isEqualTo("abcde\ufffd");
    }

    @Test
    void unpacksGzipWhateverTheName() throws IOException {
        assertThat(text(Packed.gzip(TEXT.getBytes(StandardCharsets.UTF_16LE)))).isEqualTo(TEXT);
        ByteArrayOutputStream members = new ByteArrayOutputStream();
        members.write(Packed.gzip("one\n".getBytes(StandardCharsets.UTF_8)));
        members.write(Packed.gzip(new byte[0]));
        members.write(Packed.gzip("two\n".getBytes(StandardCharsets.UTF_8)));
        members.write(new byte[512]);
        assertThat(text(members.toByteArray())).isEqualTo("one\ntwo\n");
    }

    @Test
    void readsGzipHeadersWithEveryField() throws IOException {
        byte[] plain = Packed.gzip("x\n".getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(plain, 0, 3);
        out.write(2 | 4 | 8 | 16);
        out.write(plain, 4, 6);
        out.write(new byte[] {3, 0, 'e', 'x', 't', 'n', 0, 'c', 0, 1, 2});
        out.write(plain, 10, plain.length - 10);
        assertThat(text(out.toByteArray())).isEqualTo("x\n");
    }

    @Test
    void deliversWhatComesBeforeTheCut() throws IOException {
        byte[] bytes = lines(3000);
        byte[] packed = Packed.gzip(bytes);
        int before = 0;
        for (int cut = 2; cut < packed.length; cut += cut < 40 || cut > packed.length - 140 ? 1 : 97) {
            ByteArrayOutputStream got = new ByteArrayOutputStream();
            assertThat(drain(TraceSource.of("t", Arrays.copyOf(packed, cut)), got)).as("cut at %d", cut).isTrue();
            assertThat(Arrays.copyOf(bytes, got.size())).isEqualTo(got.toByteArray());
            assertThat(got.size()).isGreaterThanOrEqualTo(before);
            before = got.size();
        }
        assertThat(before).isEqualTo(bytes.length);
    }

    @Test
    void damageIsFoundAndOnlyEverADamagedSource() throws IOException {
        byte[] bytes = lines(3000);
        byte[] packed = Packed.gzip(bytes);
        Random random = new Random(11);
        for (int i = 0; i < 500; i++) {
            byte[] damaged = packed.clone();
            int place = 10 + random.nextInt(packed.length - 10);
            damaged[place] ^= (byte) (1 << random.nextInt(8));
            ByteArrayOutputStream got = new ByteArrayOutputStream();
            assertThat(drain(TraceSource.of("t", damaged), got)).as("place %d", place).isTrue();
            // deflate packs 1032 bytes into one at most
            assertThat(got.size()).as("place %d", place).isLessThan(1032 * packed.length);
        }
        byte[] tail = Arrays.copyOf(packed, packed.length + 3);
        tail[packed.length] = 'x';
        assertThat(drain(TraceSource.of("t", tail), new ByteArrayOutputStream())).isTrue();
    }

    @Test
    void headIsTheBeginningAndForgivesDamage() throws IOException {
        byte[] bytes = lines(10_000);
        TraceSource source = TraceSource.of("t", bytes);
        assertThat(source.head()).hasSize(TraceSource.HEAD_LENGTH).isEqualTo(Arrays.copyOf(bytes, 1 << 16));
        byte[] packed = Packed.gzip(bytes);
        assertThat(bytes).startsWith(TraceSource.of("t", Arrays.copyOf(packed, 300)).head());
        assertThat(TraceSource.of("t", new byte[0]).head()).isEmpty();
    }

    @Test
    void knowsTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.csv");
        Files.write(file, lines(10));
        TraceSource source = TraceSource.of(file);
        assertThat(source.name()).isEqualTo("a.csv");
        assertThat(source.size()).isEqualTo(Files.size(file));
        assertThat(source.lastModified()).isEqualTo(Files.getLastModifiedTime(file).toMillis());
        assertThatThrownBy(() -> TraceSource.of(folder.resolve("none"))).isInstanceOf(IOException.class);
    }

    @Test
    void reportsStoredBytesAndStopsWhenCancelled() throws IOException {
        byte[] bytes = new byte[5_000_000];
        new Random(1).nextBytes(bytes);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) ('a' + (bytes[i] & 15));
        }
        byte[] packed = Packed.gzip(bytes);
        Watcher watcher = new Watcher();
        try (InputStream in = TraceSource.of("t", packed).open(watcher, "Reading t")) {
            assertThat(in.readAllBytes()).isEqualTo(bytes);
        }
        assertThat(watcher.done).isEqualTo(packed.length);
        assertThat(watcher.calls).isBetween(5, 60);
        watcher.cancelled = true;
        assertThatThrownBy(() -> {
            try (InputStream in = TraceSource.of("t", packed).open(watcher, "Reading t")) {
                in.readAllBytes();
            }
        }).isInstanceOf(CancellationException.class);
    }

    private static final class Watcher implements Progress {
        private long done;
        private int calls;
        private boolean cancelled;

        @Override
        public void report(String task, long now, long total) {
            assertThat(task).isEqualTo("Reading t");
            assertThat(now).isBetween(done, total);
            done = now;
            calls++;
        }

        @Override
        public boolean isCancelled() {
            return cancelled;
        }
    }

    private static byte[] lines(int count) {
        Random random = new Random(3);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("0.").append(i).append(",0x").append(Integer.toHexString(random.nextInt())).append(",NOP\n");
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] stored) throws IOException {
        try (InputStream in = TraceSource.of("t", stored).open(Progress.NONE, "")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Reads all there is; returns whether damage was reported, and stays so. */
    private static boolean drain(TraceSource source, ByteArrayOutputStream into) throws IOException {
        byte[] block = new byte[10_000];
        try (InputStream in = source.open(Progress.NONE, "")) {
            try {
                for (int n = in.read(block); n >= 0; n = in.read(block)) {
                    into.write(block, 0, n);
                }
                return false;
            } catch (DamagedSourceException e) {
                assertThatThrownBy(() -> in.read(block)).isInstanceOf(DamagedSourceException.class);
                return true;
            }
        }
    }
}
