/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.program.FoundProgram.Outcome;

class ProgramFinderTest {

    private static final Path ELF = TestFiles.sample().resolveSibling("firmware.elf");

    private static TraceHead head(Path trace) throws IOException {
        return TraceHead.of(TraceSource.of(trace));
    }

    private static FoundProgram find(Path trace, ProgramChoice choice) throws IOException {
        return ProgramFinder.find(trace, null, head(trace), choice);
    }

    @Test
    void takesTheProgramOfTheTracesProject() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            IFile file = sample.trace();
            Path trace = file.getLocation().toFile().toPath();
            FoundProgram found = ProgramFinder.find(trace, file, head(trace), ProgramChoice.AUTOMATIC);
            assertThat(found.outcome()).isEqualTo(Outcome.FOUND);
            assertThat(found.path()).isEqualTo(sample.elf().getLocation().toFile().toPath());
            assertThat(found.fit().share()).isEqualTo(1);
            assertThat(found.newer()).as("copied together").isFalse();
            assertThat(ProgramText.label(found)).isEqualTo("firmware.elf");
            assertThat(ProgramText.warning(found)).isEmpty();
        }
    }

    @Test
    void prefersTheNewestProgramThatFitsAndLooksAtNoObjectFiles(@TempDir Path folder) throws Exception {
        Path trace = Files.copy(TestFiles.sample(), folder.resolve("trace.csv.gz"));
        Path old = Files.copy(ELF, folder.resolve("old.elf"));
        Path fresh = Files.copy(ELF, folder.resolve("fresh"));
        Path other = otherProgram(folder.resolve("other.elf"));
        Path object = objectFile(folder.resolve("newest.out"));
        long now = System.currentTimeMillis();
        Files.setLastModifiedTime(old, FileTime.fromMillis(now - 900_000));
        Files.setLastModifiedTime(fresh, FileTime.fromMillis(now - 800_000));
        Files.setLastModifiedTime(other, FileTime.fromMillis(now - 700_000));
        Files.setLastModifiedTime(object, FileTime.fromMillis(now));

        assertThat(ProgramFinder.candidates(trace, null, null)).containsExactly(other, fresh, old);
        assertThat(find(trace, ProgramChoice.AUTOMATIC).path()).isEqualTo(fresh);
        assertThat(find(trace, ProgramChoice.automatic(old)).path()).as("found last time").isEqualTo(old);
        assertThat(find(trace, ProgramChoice.automatic(folder.resolve("gone.elf"))).path()).isEqualTo(fresh);
        assertThat(find(trace, ProgramChoice.NONE).outcome()).isEqualTo(Outcome.NOT_WANTED);
    }

    @Test
    void saysWhenThereIsNoneOrNoneFits(@TempDir Path folder) throws Exception {
        Path trace = Files.copy(TestFiles.sample(), folder.resolve("trace.csv.gz"));
        assertThat(find(trace, ProgramChoice.AUTOMATIC).outcome()).isEqualTo(Outcome.NOTHING_THERE);

        Path other = otherProgram(folder.resolve("other.elf"));
        FoundProgram found = find(trace, ProgramChoice.AUTOMATIC);
        assertThat(found.outcome()).isEqualTo(Outcome.NONE_FITS);
        assertThat(found.program()).isNull();
        assertThat(ProgramText.warning(found)).startsWith("other.elf is not the program of this trace: 0%");

        FoundProgram chosen = find(trace, ProgramChoice.file(other));
        assertThat(chosen.outcome()).as("chosen on purpose").isEqualTo(Outcome.FOUND);
        assertThat(ProgramText.warning(chosen)).contains("No source lines are shown");
    }

    @Test
    void tellsWhatIsWrongWithAFileInOneSentence(@TempDir Path folder) throws Exception {
        Path trace = Files.copy(TestFiles.sample(), folder.resolve("trace.csv.gz"));
        FoundProgram gone = find(trace, ProgramChoice.file(folder.resolve("gone.elf")));
        assertThat(gone.outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(ProgramText.warning(gone)).contains("gone.elf is not there any more");

        byte[] bytes = Files.readAllBytes(ELF);
        Path cut = Files.write(folder.resolve("cut.elf"), java.util.Arrays.copyOf(bytes, bytes.length / 2));
        FoundProgram damaged = find(trace, ProgramChoice.AUTOMATIC);
        assertThat(damaged.path()).isEqualTo(cut);
        assertThat(damaged.outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(ProgramText.warning(damaged)).isNotEmpty().doesNotContain("Exception");

        Files.copy(ELF, folder.resolve("good.elf"));
        assertThat(find(trace, ProgramChoice.AUTOMATIC).name()).isEqualTo("good.elf");
    }

    @Test
    void saysWhenTheProgramIsNewerThanTheTrace(@TempDir Path folder) throws Exception {
        Path trace = Files.copy(TestFiles.sample(), folder.resolve("trace.csv.gz"));
        Path elf = Files.copy(ELF, folder.resolve("firmware.elf"));
        long now = System.currentTimeMillis();
        Files.setLastModifiedTime(trace, FileTime.fromMillis(now - 3_600_000));
        Files.setLastModifiedTime(elf, FileTime.fromMillis(now));
        FoundProgram found = find(trace, ProgramChoice.AUTOMATIC);
        assertThat(found.newer()).isTrue();
        assertThat(ProgramText.warning(found)).contains("was built after the trace was recorded");
    }

    @Test
    void needsNoProgramForTokens(@TempDir Path folder) throws Exception {
        Path trace = Files.writeString(folder.resolve("tokens.sym"), "a b a b c");
        Files.copy(ELF, folder.resolve("firmware.elf"));
        FoundProgram found = find(trace, ProgramChoice.AUTOMATIC);
        assertThat(found.outcome()).isEqualTo(Outcome.NO_ADDRESSES);
        assertThat(ProgramText.label(found)).isEmpty();
    }

    @Test
    void knowsWhetherATraceNamesItsFunctions(@TempDir Path folder) throws Exception {
        assertThat(head(TestFiles.sample()).namesFunctions()).isTrue();
        Path bare = Files.writeString(folder.resolve("bare.csv"), TestProject.keilLoop(20).replace(",main", ","));
        assertThat(head(bare).namesFunctions()).isFalse();
        assertThat(head(bare).hasAddresses()).isTrue();
        Path text = Files.writeString(folder.resolve("no.csv"), "not a trace at all");
        assertThat(head(text).hasAddresses()).as("no trace").isFalse();
    }

    @Test
    void remembersChoicesAsText() {
        for (ProgramChoice choice : new ProgramChoice[] {ProgramChoice.AUTOMATIC, ProgramChoice.NONE,
                ProgramChoice.file(Path.of("/a b/c:d.elf")), ProgramChoice.automatic(Path.of("/x.elf"))}) {
            assertThat(ProgramChoice.parse(choice.toString())).isEqualTo(choice);
        }
        assertThat(ProgramChoice.parse("")).isEqualTo(ProgramChoice.AUTOMATIC);
        assertThat(ProgramChoice.parse("FILE")).isEqualTo(ProgramChoice.AUTOMATIC);
        assertThat(ProgramChoice.parse("nonsense:/a")).isEqualTo(ProgramChoice.AUTOMATIC);
    }

    /** The same program, linked far away from the trace's addresses. */
    private static Path otherProgram(Path file) throws IOException {
        byte[] elf = Files.readAllBytes(ELF);
        int sections = int32(elf, 32);
        int size = int16(elf, 46);
        for (int i = 0; i < int16(elf, 48); i++) {
            elf[sections + i * size + 15] ^= 0x40; // the highest byte of the section's address
        }
        int segments = int32(elf, 28);
        for (int i = 0; i < int16(elf, 44); i++) {
            elf[segments + i * int16(elf, 42) + 11] ^= 0x40;
        }
        return Files.write(file, elf);
    }

    private static Path objectFile(Path file) throws IOException {
        byte[] elf = Files.readAllBytes(ELF);
        elf[16] = 1;
        return Files.write(file, elf);
    }

    private static int int16(byte[] bytes, int at) {
        return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
    }

    private static int int32(byte[] bytes, int at) {
        return int16(bytes, at) | int16(bytes, at + 2) << 16;
    }
}
