/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpoolTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 65536, 200_000, 1 << 30})
    void readsAnyPartAtAnyTime(long memory, @TempDir Path folder) throws IOException {
        Random random = new Random(memory);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        try (Spool spool = new Spool(folder.resolve("x.wpp"), memory)) {
            for (int round = 0; round < 300; round++) {
                byte[] bytes = new byte[random.nextInt(3000)];
                random.nextBytes(bytes);
                int start = random.nextInt(bytes.length + 1);
                spool.write(bytes, start, bytes.length - start);
                expected.write(bytes, start, bytes.length - start);
                if (random.nextBoolean()) {
                    int value = random.nextInt();
                    spool.writeInt(value);
                    for (int shift = 0; shift < 32; shift += 8) {
                        expected.write(value >>> shift);
                    }
                }
                assertThat(spool.size()).isEqualTo(expected.size());
                byte[] all = expected.toByteArray();
                int from = random.nextInt(all.length + 1);
                int length = random.nextInt(all.length - from + 1);
                byte[] read = new byte[length];
                spool.read(from, read, length);
                assertThat(read).as("round %d", round).isEqualTo(Arrays.copyOfRange(all, from, from + length));
            }
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void staysInMemoryBelowItsLimit(@TempDir Path folder) throws IOException {
        // a file could not be made there
        try (Spool spool = new Spool(folder.resolve("missing").resolve("x.wpp"), 1 << 20)) {
            spool.write(new byte[1 << 20], 0, 1 << 20);
            assertThat(spool.size()).isEqualTo(1 << 20);
        }
    }
}
