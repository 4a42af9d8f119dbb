/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.ForeignElfs;

/** Length, kind and target of each instruction against objdump. */
public class ThumbDecoderTest {

    /** The sample firmware as objdump prints it. */
    public static Disassembly sample() throws IOException {
        try (InputStream packed = Objects.requireNonNull(ThumbDecoderTest.class.getResourceAsStream(
                "firmware.objdump.txt.gz")); InputStream printed = new GZIPInputStream(packed)) {
            return Disassembly.parse(new String(printed.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void agreesOnEveryInstructionOfTheSample() throws Exception {
        Disassembly disassembly = sample();
        assertThat(disassembly.lines()).hasSizeGreaterThan(500);
        disassembly.lines().forEach(ThumbDecoderTest::check);
    }

    @Test
    void agreesOnEveryInstructionOfOtherPrograms() throws Exception {
        List<Path> programs = ForeignElfs.all();
        assumeFalse(programs.isEmpty());
        for (Path path : programs) {
            Disassembly disassembly = Disassembly.parse(ForeignElfs.print(path, "objdump", "-d", "-z"));
            assertThat(disassembly.lines()).isNotEmpty();
            disassembly.lines().forEach(ThumbDecoderTest::check);
        }
    }

    private static void check(Disassembly.Line line) {
        ThumbInstruction decoded = new ThumbInstruction();
        ThumbDecoder.decode(line.first(), line.second(), line.address(), decoded);
        assertThat(decoded.length).as("length of %s", line).isEqualTo(line.length());
        assertThat(decoded.kind).as("kind of %s", line).isEqualTo(line.kind());
        assertThat(decoded.target).as("target of %s", line).isEqualTo(line.target());
        if (decoded.kind == BranchKind.IF_THEN) {
            assertThat(decoded.conditionals).as("%s", line).isEqualTo(line.mnemonic().length() - 1);
        }
        checkText(line);
    }

    /** The text of the same instruction is read as the same. */
    private static void checkText(Disassembly.Line line) {
        InstructionText text = new InstructionText();
        for (String spelling : List.of(line.text(), line.text().toUpperCase(java.util.Locale.ROOT))) {
            ThumbInstruction read = text.read(spelling);
            assertThat(read.kind).as("kind of text %s", line).isEqualTo(line.kind());
            assertThat(read.target).as("target of text %s", line).isEqualTo(line.target());
            if (read.length != 0) {
                assertThat(read.length).as("length of text %s", line).isEqualTo(line.length());
            }
        }
    }

    @Test
    void knowsFormsThatCompilersDoNotMake() {
        assertThat(kind(0x4687, 0)).isEqualTo(BranchKind.INDIRECT_JUMP); // mov pc,r0
        assertThat(kind(0x46F7, 0)).isEqualTo(BranchKind.RETURN); // mov pc,lr
        assertThat(kind(0x449F, 0)).isEqualTo(BranchKind.INDIRECT_JUMP); // add pc,r3
        assertThat(kind(0x4774, 0)).isEqualTo(BranchKind.RETURN); // bxns lr
        assertThat(kind(0x479C, 0)).isEqualTo(BranchKind.INDIRECT_CALL); // blxns r3
        assertThat(kind(0xE8BD, 0x8010)).isEqualTo(BranchKind.RETURN); // pop.w {r4,pc}
        assertThat(kind(0xE91B, 0xA800)).isEqualTo(BranchKind.RETURN); // ldmdb fp,{fp,sp,pc}
        assertThat(kind(0xE8B0, 0x8002)).isEqualTo(BranchKind.RETURN); // ldmia r0!,{r1,pc}
        assertThat(kind(0xF7F0, 0xA000)).isEqualTo(BranchKind.UNDEFINED);
        assertThat(kind(0xF3BF, 0x8F4F)).isEqualTo(BranchKind.SEQUENTIAL); // dsb
        assertThat(kind(0xF3EF, 0x8300)).isEqualTo(BranchKind.SEQUENTIAL); // mrs
        assertThat(kind(0xF040, 0xE001)).isEqualTo(BranchKind.SEQUENTIAL); // dls lr,r0
        assertThat(kind(0xE97F, 0xE97F)).isEqualTo(BranchKind.SEQUENTIAL); // sg
        assertThat(kind(0xF89F, 0xF000)).isEqualTo(BranchKind.SEQUENTIAL); // pld
        ThumbInstruction decoded = new ThumbInstruction();
        ThumbDecoder.decode(0xF85F, 0xF008, 0x1006, decoded); // ldr pc,[pc,#-8]
        assertThat(decoded.literal).isEqualTo(0x1000);
        assertThat(decoded.kind).isEqualTo(BranchKind.LOADED_JUMP);
        ThumbDecoder.decode(0xF00F, 0xC807, 0x1000, decoded); // le lr,#-14
        assertThat(decoded.target).isEqualTo(0x1004 - 14);
        ThumbDecoder.decode(0xE7FE, 0, 0, decoded); // b .
        assertThat(decoded.target).isZero();
        ThumbDecoder.decode(0xE7FC, 0, 0, decoded);
        assertThat(decoded.target).isEqualTo(0xFFFF_FFFCL);
    }

    private static BranchKind kind(int first, int second) {
        ThumbInstruction decoded = new ThumbInstruction();
        ThumbDecoder.decode(first, second, 0x8000, decoded);
        return decoded.kind;
    }
}
