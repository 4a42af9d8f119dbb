/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.refrain.program.elf.ElfFormatException.Reason;

/** Functions of programs made for the purpose: every word size and byte order, and every special symbol. */
class ElfProgramTest {

    @ParameterizedTest
    @CsvSource({"false,false,false", "false,true,false", "true,false,false", "true,true,false", "true,true,true"})
    void readsEveryWordSizeAndByteOrder(boolean wide, boolean big, boolean countsElsewhere) throws Exception {
        ElfWriter writer = new ElfWriter(wide, big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN, 183);
        writer.countsInSectionZero = countsElsewhere;
        long base = wide ? 0xFFFF_8000_0000_1000L : 0xFFFF_1000L;
        int text = writer.code(".text", base, 0x100);
        writer.symbol("main", ElfWriter.GLOBAL | ElfWriter.FUNCTION, base + 0x11, 0x20, text);
        ElfProgram program = program(writer, base + 0x11);

        assertThat(program.header().bits()).isEqualTo(wide ? 64 : 32);
        assertThat(program.header().machineName()).isEqualTo("AArch64");
        assertThat(program.entry()).isEqualTo(base + 0x11);
        assertThat(program.functions()).containsExactly(new ElfFunction("main", List.of(), base + 0x11, 0x20));
        assertThat(program.nameOf(base + 0x10)).isEmpty();
        assertThat(program.nameOf(base + 0x11)).isEqualTo("main");
        assertThat(program.nameOf(base + 0x30)).isEqualTo("main");
        assertThat(program.nameOf(base + 0x31)).isEmpty();
        assertThat(program.code().ranges()).containsExactly(new AddressRanges.Range(base, base + 0xFF));
    }

    @Test
    void takesTheThumbBitAwayAndIgnoresMappingSymbols() throws Exception {
        ElfWriter writer = arm();
        int text = writer.code(".text", 0x8000000, 0x100);
        writer.symbol("$t", ElfWriter.NO_TYPE, 0x8000000, 0, text);
        writer.symbol("main", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x8000001, 0x20, text);
        writer.symbol("$d", ElfWriter.NO_TYPE, 0x800001C, 0, text);
        ElfProgram program = program(writer, 0x8000001);
        assertThat(program.functions()).containsExactly(new ElfFunction("main", List.of(), 0x8000000, 0x20));
        assertThat(program.entry()).isEqualTo(0x8000000);
        assertThat(program.nameOf(0x800001E)).isEqualTo("main");
    }

    @Test
    void choosesOneOfSeveralNamesAndFindsEach() throws Exception {
        ElfWriter writer = arm();
        int text = writer.code(".text", 0x1000, 0x100);
        writer.symbol("ADC_IRQHandler", ElfWriter.WEAK | ElfWriter.FUNCTION, 0x1001, 2, text);
        writer.symbol("Default_Handler", ElfWriter.LOCAL | ElfWriter.FUNCTION, 0x1001, 2, text);
        writer.symbol("AAA_IRQHandler", ElfWriter.WEAK | ElfWriter.FUNCTION, 0x1001, 2, text);
        writer.symbol("__aeabi_dsub", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x1011, 4, text);
        writer.symbol("sub", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x1011, 4, text);
        ElfProgram program = program(writer, 0);
        assertThat(program.functions()).containsExactly(
                new ElfFunction("Default_Handler", List.of("AAA_IRQHandler", "ADC_IRQHandler"), 0x1000, 2),
                new ElfFunction("sub", List.of("__aeabi_dsub"), 0x1010, 4));
        assertThat(program.addressOf("ADC_IRQHandler")).hasValue(0x1000);
        assertThat(program.addressOf("sub")).hasValue(0x1010);
        assertThat(program.addressOf("nothing")).isEmpty();
        assertThat(program.namesLike("adc_irqhandler", 3)).startsWith("ADC_IRQHandler");
    }

    @Test
    void endsAFunctionWithoutSizeAtTheNextOrAtItsSection() throws Exception {
        ElfWriter writer = arm();
        int text = writer.code(".text", 0x1000, 0x100);
        int ram = writer.code(".ramfunc", 0x20000000, 0x40);
        writer.symbol("first", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x1001, 0, text);
        writer.symbol("label", ElfWriter.GLOBAL | ElfWriter.NO_TYPE, 0x1010, 0, text);
        writer.symbol("table", ElfWriter.GLOBAL | ElfWriter.OBJECT, 0x1020, 16, text);
        writer.symbol("second", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x1031, 0, text);
        writer.symbol("last", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x1081, 0, text);
        writer.symbol("inRam", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x20000011, 0, ram);
        writer.symbol("tooLong", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x20000021, 0x10000, ram);
        writer.symbol("absolute", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0x30000001, 0, 0xFFF1);
        writer.symbol("undefined", ElfWriter.GLOBAL | ElfWriter.FUNCTION, 0, 0, 0);
        ElfProgram program = program(writer, 0);
        assertThat(program.functions()).extracting(ElfFunction::name, ElfFunction::size).containsExactly(
                tuple("first", 0x20L),
                tuple("second", 0x50L),
                tuple("last", 0x80L),
                tuple("inRam", 0x10L),
                tuple("tooLong", 0x20L),
                tuple("absolute", 0L));
        assertThat(program.nameOf(0x1024)).isEmpty();
        assertThat(program.nameOf(0x30000000)).isEqualTo("absolute");
        assertThat(program.nameOf(0x30000002)).isEmpty();
        assertThat(program.nameOf(-1)).isEmpty();
    }

    @Test
    void refusesAnObjectFile() {
        ElfWriter writer = arm();
        writer.type = ElfHeader.RELOCATABLE;
        assertThatThrownBy(() -> program(writer, 0)).isInstanceOfSatisfying(ElfFormatException.class, e -> {
            assertThat(e.reason()).isEqualTo(Reason.UNSUPPORTED);
            assertThat(e.offset()).isEqualTo(16);
        }).hasMessageContaining("object file");
    }

    @Test
    void aProgramWithoutSymbolsHasNoFunctions() throws Exception {
        byte[] bytes = new byte[52 + 32];
        byte[] made = arm().write(0);
        System.arraycopy(made, 0, bytes, 0, 52);
        ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(28, 52).putInt(32, 0).putShort(42, (short) 32).putShort(44, (short) 1).putShort(48, (short) 0);
        file.putInt(52, ElfSegment.LOAD).putInt(60, 0x8000).putInt(68, 0).putInt(72, 0x200).putInt(76, 5);
        try (ElfFile elf = ElfFile.open(new BytesChannel(bytes))) {
            assertThat(elf.sections()).isEmpty();
            assertThat(elf.segments()).containsExactly(new ElfSegment(1, 5, 0x8000, 0, 0, 0x200));
        }
        ElfProgram program = ElfProgram.open(new BytesChannel(bytes), "");
        assertThat(program.functions()).isEmpty();
        assertThat(program.nameOf(0x8000)).isEmpty();
        assertThat(program.code().ranges()).containsExactly(new AddressRanges.Range(0x8000, 0x81FF));
    }

    private static ElfWriter arm() {
        return new ElfWriter(false, ByteOrder.LITTLE_ENDIAN, ElfHeader.ARM);
    }

    private static ElfProgram program(ElfWriter writer, long entry) throws IOException, ElfFormatException {
        return ElfProgram.open(new BytesChannel(writer.write(entry)), "");
    }
}
