/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.ElfFormatException.Reason;

/** Damaged files: only typed errors, each with a place. */
class ElfHostileTest {

    private static final Path FIRMWARE = Path.of("..", "org.refrain.sample", "firmware.elf");

    @Test
    void everyTruncationIsATypedError() throws Exception {
        byte[] whole = Files.readAllBytes(FIRMWARE);
        for (int length = 0; length < whole.length; length += length < 100 ? 1 : 97) {
            byte[] cut = Arrays.copyOf(whole, length);
            int at = length;
            assertThatThrownBy(() -> ElfProgram.open(new BytesChannel(cut), "")).as("cut at %d", at)
                    .isInstanceOfSatisfying(ElfFormatException.class, e -> assertThat(e.reason())
                            .isIn(Reason.TRUNCATED, Reason.NOT_ELF));
        }
    }

    @Test
    void flippedBytesGiveAProgramOrATypedError() throws Exception {
        byte[] whole = Files.readAllBytes(FIRMWARE);
        int sections = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(32);
        int damaged = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            byte[] bytes = whole.clone();
            Random random = new Random(seed);
            for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
                int at = switch (random.nextInt(3)) {
                    case 0 -> random.nextInt(52);
                    case 1 -> sections + random.nextInt(whole.length - sections);
                    default -> random.nextInt(whole.length);
                };
                bytes[at] = (byte) random.nextInt(256);
            }
            damaged += openAll(bytes, seed) ? 0 : 1;
        }
        assertThat(damaged).isGreaterThan(2_000);
    }

    /** Opens everything there is; false if that ended in a typed error. */
    private static boolean openAll(byte[] bytes, int seed) throws IOException {
        try (ElfFile file = ElfFile.open(new BytesChannel(bytes))) {
            ElfProgram program = ElfProgram.open(new BytesChannel(bytes), "");
            for (long address = 0; address < 0x2000; address += 61) {
                program.nameOf(address);
                program.code().contains(address);
            }
            ElfDataSymbols data = ElfDataSymbols.read(file);
            for (ElfDataSymbols.Variable variable : data.variables()) {
                assertThat(data.at(variable.last())).isNotNull();
            }
            for (ElfSection section : file.sections()) {
                file.contents(section, 1 << 20);
            }
            return true;
        } catch (ElfFormatException e) {
            assertThat(e.getMessage()).contains(e.part());
            return false;
        } catch (RuntimeException | OutOfMemoryError e) {
            return fail("seed " + seed, e);
        }
    }

    @Test
    void aPromiseOfMoreSectionsThanTheFileHoldsTakesNoMemory() {
        byte[] file = new ElfWriter(true, ByteOrder.LITTLE_ENDIAN, 62).write(0);
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(60, (short) 0);
        bytes.putLong((int) bytes.getLong(40) + 32, 1L << 40);
        assertThatThrownBy(() -> ElfFile.open(new BytesChannel(file))).isInstanceOfSatisfying(
                ElfFormatException.class, e -> assertThat(e.reason()).isEqualTo(Reason.TOO_LARGE));
    }

    @Test
    void namesThatAllOverlapAreRefused() {
        ElfWriter writer = new ElfWriter(false, ByteOrder.LITTLE_ENDIAN, 40);
        int text = writer.code(".text", 0, 0x10000);
        writer.symbol("x".repeat(60_000), ElfWriter.FUNCTION, 0, 2, text);
        for (int i = 1; i < 4_000; i++) {
            writer.symbol("", ElfWriter.FUNCTION, 2 * i, 2, text);
        }
        byte[] file = writer.write(0);
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int names = new String(file, StandardCharsets.ISO_8859_1).indexOf("xxxx");
        int symbols = names + 60_001 + 4_000 - 1;
        for (int i = 1; i < 4_000; i++) {
            bytes.putInt(symbols + 16 * (i + 1), 1 + i);
        }
        assertThatThrownBy(() -> ElfProgram.open(new BytesChannel(file), "")).isInstanceOfSatisfying(
                ElfFormatException.class, e -> assertThat(e.part()).isEqualTo(".strtab")).hasMessageContaining(
                        "overlap");
    }

    @Test
    void unpacksCompressedSectionsAndRefusesFalsePromises() throws Exception {
        byte[] text = "line by line ".repeat(1000).getBytes(StandardCharsets.US_ASCII);
        try (ElfFile file = compressed(text, text.length)) {
            ByteBuffer unpacked = file.contents(file.section(".debug_line").orElseThrow(), 1 << 20);
            byte[] bytes = new byte[unpacked.remaining()];
            unpacked.get(bytes);
            assertThat(bytes).isEqualTo(text);
        }
        try (ElfFile file = compressed(text, text.length + 1)) {
            assertThatThrownBy(() -> file.contents(file.section(".debug_line").orElseThrow(), 1 << 20))
                    .isInstanceOf(ElfFormatException.class).hasMessageContaining(".debug_line");
        }
        try (ElfFile file = compressed(text, 1 << 30)) {
            assertThatThrownBy(() -> file.contents(file.section(".debug_line").orElseThrow(), Integer.MAX_VALUE))
                    .isInstanceOf(ElfFormatException.class).hasMessageContaining("cannot unpack");
        }
    }

    private static ElfFile compressed(byte[] text, long promise) throws Exception {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.writeBytes(ByteBuffer.allocate(24).putInt(0, 1).putLong(8, promise).array());
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(stream)) {
            deflater.write(text);
        }
        ElfWriter writer = new ElfWriter(true, ByteOrder.BIG_ENDIAN, 22);
        writer.section(".debug_line", ElfSection.COMPRESSED, stream.toByteArray());
        writer.noBits(".bss", 0x2000, 1L << 50);
        return ElfFile.open(new BytesChannel(writer.write(0)));
    }
}
