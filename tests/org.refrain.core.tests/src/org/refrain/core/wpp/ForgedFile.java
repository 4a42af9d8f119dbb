/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A .wpp file whose sections are changed and given valid checksums again: what an attacker would do. */
final class ForgedFile {

    private final List<Section> sections = new ArrayList<>();

    private record Section(int kind, int version, int flags, byte[] bytes) {
    }

    /** Starts with the sections of a valid file. */
    static ForgedFile of(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int trailer = bytes.length - Container.TRAILER_LENGTH;
        SectionInput in = new SectionInput("TEST", 0, bytes, bytes.length);
        in.skip(trailer);
        int directory = (int) in.u64();
        SectionInput entries = new SectionInput("TEST", 0, bytes, bytes.length);
        entries.skip(directory);
        ForgedFile forged = new ForgedFile();
        for (int at = directory; at < trailer; at += Container.ENTRY_LENGTH) {
            int kind = entries.u32();
            int version = entries.u16();
            int flags = entries.u16();
            SectionInput section = new SectionInput("TEST", 0, bytes, bytes.length);
            section.skip((int) entries.u64());
            byte[] contents = new byte[(int) entries.u64()];
            System.arraycopy(bytes, section.position(), contents, 0, contents.length);
            entries.skip(8);
            forged.sections.add(new Section(kind, version, flags, contents));
        }
        return forged;
    }

    List<String> kinds() {
        return sections.stream().map(s -> SectionKind.name(s.kind)).toList();
    }

    byte[] contents(String kind) {
        return sections.stream().filter(s -> s.kind == SectionKind.kind(kind)).findAny().orElseThrow().bytes;
    }

    ForgedFile without(String kind) {
        ForgedFile copy = new ForgedFile();
        sections.stream().filter(s -> s.kind != SectionKind.kind(kind)).forEach(copy.sections::add);
        return copy;
    }

    ForgedFile with(String kind, int flags, byte[] bytes) {
        return with(kind, Container.SECTION_VERSION, flags, bytes);
    }

    ForgedFile with(String kind, int version, int flags, byte[] bytes) {
        ForgedFile copy = new ForgedFile();
        copy.sections.addAll(sections);
        copy.sections.add(new Section(SectionKind.kind(kind), version, flags, bytes));
        return copy;
    }

    ForgedFile replace(String kind, byte[] bytes) {
        return without(kind).with(kind, Container.REQUIRED, bytes);
    }

    /** Changes one to four bytes of one section. */
    ForgedFile mutate(Random random) {
        ForgedFile copy = new ForgedFile();
        copy.sections.addAll(sections);
        int victim = random.nextInt(sections.size());
        Section section = sections.get(victim);
        byte[] bytes = section.bytes.clone();
        for (int i = random.nextInt(4); i >= 0 && bytes.length > 0; i--) {
            int at = random.nextInt(random.nextBoolean() ? bytes.length : Math.min(bytes.length, 40));
            bytes[at] = switch (random.nextInt(4)) {
                case 0 -> (byte) random.nextInt();
                case 1 -> (byte) (bytes[at] + 1);
                case 2 -> (byte) (bytes[at] - 1);
                default -> (byte) (bytes[at] ^ 1 << random.nextInt(8));
            };
        }
        copy.sections.set(victim, new Section(section.kind, section.version, section.flags, bytes));
        return copy;
    }

    void write(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            ContainerWriter out = new ContainerWriter(channel, Container.QUERYABLE);
            for (Section section : sections) {
                out.section(section.kind, section.version, section.flags, section.bytes);
            }
            out.finish();
        }
    }
}
