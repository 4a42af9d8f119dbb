/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.wpp.WppFormatException.Reason;

/** Whatever happens to a file, it gives the right answers or a typed error. */
class WppDamageTest {

    @Test
    void everyTruncationIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace.small().write(file);
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length < bytes.length; length++) {
            Path cut = Files.write(folder.resolve("cut.wpp"), Arrays.copyOf(bytes, length));
            Reason expected = length < Container.MAGIC.length ? Reason.NOT_WPP : Reason.TRUNCATED;
            int at = length;
            assertThatThrownBy(() -> WppReader.open(cut)).as("cut at %d of %d", at, bytes.length)
                    .isInstanceOfSatisfying(WppFormatException.class, e -> assertThat(e.reason()).isEqualTo(expected));
        }
        Files.write(file, new byte[] {0}, StandardOpenOption.APPEND);
        assertThatThrownBy(() -> WppReader.open(file)).isInstanceOf(WppFormatException.class);
    }

    @Test
    void everyFlippedBitIsFoundOrMeansNothing(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace trace = PlainTrace.small();
        trace.write(file);
        byte[] bytes = Files.readAllBytes(file);
        Map<Reason, Integer> found = new EnumMap<>(Reason.class);
        int harmless = 0;
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            flip(file, bytes, bit);
            try (WppReader read = WppReader.open(file)) {
                trace.compare(read);
                harmless++;
            } catch (WppFormatException e) {
                found.merge(e.reason(), 1, Integer::sum);
                assertThat(e.offset()).isBetween(0L, (long) bytes.length);
                assertThat(e.section()).isNotEmpty();
            } catch (IOException | RuntimeException e) {
                fail("bit " + bit % 8 + " of byte " + bit / 8, e);
            }
            restore(file, bytes, bit);
        }
        // the only bytes that no checksum covers lie between sections
        assertThat(harmless).isLessThan(8 * 8 * 20);
        assertThat(found).containsKeys(Reason.CHECKSUM, Reason.NOT_WPP, Reason.TRUNCATED);
    }

    /** Bits that change after opening, in a stream too long to be verified at once. */
    @Test
    void damageOfALongStreamShowsWhenItIsRead(@TempDir Path folder) throws IOException {
        Random random = new Random(1);
        PlainTrace trace = new PlainTrace();
        for (int i = 0; i < 700_000; i++) {
            trace.token("t", random.nextLong() >>> 1);
        }
        Path file = folder.resolve("trace.wpp");
        trace.write(file);
        byte[] bytes = Files.readAllBytes(file);
        int bit = bytes.length / 2 * 8;
        flip(file, bytes, bit);
        try (WppReader read = WppReader.open(file)) {
            assertThatThrownBy(() -> {
                for (int i = 0; i < 700_000; i += 4096) {
                    read.times(i, new long[1], 1);
                }
            }).isInstanceOf(UncheckedIOException.class).cause()
                    .isInstanceOfSatisfying(WppFormatException.class, e -> {
                        assertThat(e.reason()).isEqualTo(Reason.CHECKSUM);
                        assertThat(e.section()).isEqualTo("TIMD");
                        assertThat(e.offset()).isBetween(bytes.length / 2 - 50_000L, bytes.length / 2L);
                    });
            // what is not damaged can still be read
            assertThat(read.times(0, new long[1], 1)).isEqualTo(1);
        }
    }

    @Test
    void otherFilesAreNoWppFiles(@TempDir Path folder) throws IOException {
        Random random = new Random(1);
        for (int length : new int[] {0, 1, 7, 8, 31, 32, 71, 72, 5000}) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            Path file = Files.write(folder.resolve("x.wpp"), bytes);
            assertThatThrownBy(() -> WppReader.open(file)).isInstanceOfSatisfying(WppFormatException.class,
                    e -> assertThat(e.reason()).isEqualTo(Reason.NOT_WPP));
        }
    }

    private static void flip(Path file, byte[] bytes, int bit) throws IOException {
        write(file, bit / 8, (byte) (bytes[bit / 8] ^ 1 << bit % 8));
    }

    private static void restore(Path file, byte[] bytes, int bit) throws IOException {
        write(file, bit / 8, bytes[bit / 8]);
    }

    private static void write(Path file, int at, byte value) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {value}), at);
        }
    }
}
