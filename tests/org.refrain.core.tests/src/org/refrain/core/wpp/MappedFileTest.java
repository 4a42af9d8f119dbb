/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

    /** Windows does not let a mapped file be replaced. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFileThatIsReplacedOrDeletedIsReadOn(@TempDir Path folder) throws IOException {
        byte[] old = new byte[100_000];
        new Random(1).nextBytes(old);
        Path path = Files.write(folder.resolve("file"), old);
        try (MappedFile file = MappedFile.open(path)) {
            byte[] read = new byte[old.length];
            Files.move(Files.write(folder.resolve("new"), new byte[10]), path, ATOMIC_MOVE);
            file.read(0, read, read.length);
            assertThat(read).isEqualTo(old);
            Files.delete(path);
            file.read(0, read, read.length);
            assertThat(read).isEqualTo(old);
        }
    }

    /** Windows does not let a mapped file be cut. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFileThatIsCutWhileOpenIsAnError(@TempDir Path folder) throws IOException {
        Path path = Files.write(folder.resolve("file"), new byte[1 << 20]);
        try (MappedFile file = MappedFile.open(path); FileChannel cut = FileChannel.open(path, WRITE)) {
            cut.truncate(10);
            assertThatThrownBy(() -> file.read(1 << 19, new byte[100], 100)).isInstanceOf(IOException.class)
                    .hasMessageContaining("cut off");
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
