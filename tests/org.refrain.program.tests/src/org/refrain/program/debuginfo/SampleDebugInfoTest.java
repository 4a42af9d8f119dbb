/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFunction;
import org.refrain.program.elf.ElfProgram;

/** The sample firmware's functions and inlined calls against addr2line, and against its symbol table. */
class SampleDebugInfoTest {

    private static final Path FIRMWARE = Path.of("..", "org.refrain.sample", "firmware.elf");

    private final ElfProgram program;
    private final DebugInfo info;

    SampleDebugInfoTest() throws Exception {
        program = ElfProgram.open(FIRMWARE);
        try (ElfFile file = ElfFile.open(FIRMWARE)) {
            info = DebugInfo.read(file, program);
        }
    }

    @Test
    void everyInstructionHasTheChainThatAddr2lineFinds() throws Exception {
        try (InputStream packed = Objects.requireNonNull(SampleDebugInfoTest.class.getResourceAsStream(
                "firmware.addr2line.txt.gz")); InputStream printed = new GZIPInputStream(packed)) {
            InlineChains chains = InlineChains.parse(new String(printed.readAllBytes(), StandardCharsets.UTF_8));
            assertThat(chains.chains()).hasSizeGreaterThan(500);
            assertThat(chains.chains().values()).anyMatch(chain -> chain.size() > 2);
            chains.assertSame(info);
        }
    }

    @Test
    void functionsAreThoseOfTheSymbolTable() {
        assertThat(info.functions()).extracting(DebugFunction::name).containsExactlyElementsOf(program.functions()
                .stream().map(ElfFunction::name).toList());
        assertThat(info.functions()).extracting(DebugFunction::lowest).containsExactlyElementsOf(program.functions()
                .stream().map(ElfFunction::address).toList());
    }

    @Test
    void namesTheCompiledFiles() {
        assertThat(info.units()).contains(new SourceUnit("src/main.c", "/refrain-sample")).hasSize(11);
        assertThat(info.functionAt(program.addressOf("main").orElseThrow())).hasValueSatisfying(main -> {
            assertThat(main.path()).isEqualTo("/refrain-sample/src/main.c");
            assertThat(main.line()).isEqualTo(34);
        });
    }
}
