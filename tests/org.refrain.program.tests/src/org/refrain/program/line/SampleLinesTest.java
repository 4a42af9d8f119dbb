/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfProgram;

/** The sample firmware's lines against readelf's, and against its sources. */
class SampleLinesTest {

    private static final Path SAMPLE = Path.of("..", "org.refrain.sample");

    private final LineTable table;

    SampleLinesTest() throws Exception {
        Path firmware = SAMPLE.resolve("firmware.elf");
        try (ElfFile file = ElfFile.open(firmware)) {
            table = LineTable.read(file, ElfProgram.open(firmware));
        }
    }

    @Test
    void everyRowIsTheOneThatReadelfDecodes() throws Exception {
        try (InputStream packed = Objects.requireNonNull(SampleLinesTest.class.getResourceAsStream(
                "firmware.decodedline.txt.gz")); InputStream printed = new GZIPInputStream(packed)) {
            DecodedLines lines = DecodedLines.parse(new String(printed.readAllBytes(), StandardCharsets.UTF_8));
            assertThat(lines.rows()).hasSizeGreaterThan(400);
            lines.assertSame(table);
        }
    }

    @Test
    void findsTheFilesOfTheSources() throws Exception {
        assertThat(table.files().like("main.c")).singleElement().satisfies(file -> assertThat(table.files().path(
                file)).isEqualTo("/refrain-sample/src/main.c"));
        assertThat(table.files().like("SRC\\Main.C")).hasSize(1);
        assertThat(table.files().like("ain.c")).isEmpty();
        try (Stream<Path> sources = Files.list(SAMPLE.resolve("src"))) {
            for (Path source : sources.filter(path -> path.toString().endsWith(".c")).toList()) {
                assertThat(table.files().like(source.getFileName().toString())).hasSize(1);
            }
        }
    }

    @Test
    void rangesOfLinesAndPlacesOfAddressesAgree() {
        for (long address = 0; address < 0x1800; address++) {
            int row = table.rowAt(address);
            if (row < 0) {
                continue;
            }
            AddressRanges ranges = table.ranges(table.file(row), table.line(row));
            assertThat(ranges.contains(address)).as("address %x", address).isTrue();
            for (AddressRanges.Range range : ranges.ranges()) {
                assertThat(table.line(table.rowAt(range.first()))).isEqualTo(table.line(row));
                assertThat(table.line(table.rowAt(range.last()))).isEqualTo(table.line(row));
            }
        }
    }

    /** Lines that hold {@code COUNT(...)} store a counter, so they became code at which a debugger can stop. */
    @Test
    void linesThatCountAreStatements() throws IOException {
        int file = table.files().like("main.c").get(0);
        List<String> lines = Files.readAllLines(SAMPLE.resolve("src/main.c"));
        int checked = 0;
        for (int line = 1; line <= lines.size(); line++) {
            if (lines.get(line - 1).contains("COUNT(")) {
                assertThat(table.statements(file, line)).as("line %d", line).isNotEmpty();
                assertThat(table.ranges(file, line).contains(table.statements(file, line)[0])).isTrue();
                assertThat(table.lineWithCode(file, line)).isEqualTo(line);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(10);
        assertThat(table.lineWithCode(file, lines.size() + 1)).isEqualTo(-1);
        assertThat(table.lineWithCode(file, 1)).isGreaterThan(1);
    }

    @Test
    void nothingIsFoundOutsideOfTheCode() {
        assertThat(table.rowAt(0)).isEqualTo(-1);
        assertThat(table.placeAt(0x2000_0000)).isEmpty();
        assertThat(table.placeAt(-2)).isEmpty();
        assertThat(table.ranges(SourceFiles.UNKNOWN, 1).ranges()).isEmpty();
    }
}
