/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MappedFileTest {

    @Test
    void readsAcrossSlices(@TempDir Path folder) throws IOException {
        Random random = new Random(1);
        byte[] bytes = new byte[100_000];
        random.nextBytes(bytes);
        Path path = Files.write(folder.resolve("file"), bytes);
        try (MappedFile file = MappedFile.open(path, 12)) {
            assertThat(file.size()).isEqualTo(bytes.length);
            for (int round = 0; round < 200; round++) {
                int from = random.nextInt(bytes.length + 1);
                int length = random.nextInt(bytes.length - from + 1);
                byte[] read = new byte[length];
                file.read(from, read, length);
                assertThat(read).isEqualTo(Arrays.copyOfRange(bytes, from, from + length));
                assertThat(file.checksum(from, length)).isEqualTo(Container.checksum(bytes, from, length));
            }
            assertThatThrownBy(() -> file.read(bytes.length, new byte[1], 1))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void refusesToReadOnceClosed(@TempDir Path folder) throws IOException {
        Path path = Files.write(folder.resolve("file"), new byte[100]);
        MappedFile file = MappedFile.open(path);
        file.close();
        file.close();
        assertThat(file.isClosed()).isTrue();
        assertThatThrownBy(() -> file.read(0, new byte[1], 1)).isInstanceOf(IllegalStateException.class);
    }
}
