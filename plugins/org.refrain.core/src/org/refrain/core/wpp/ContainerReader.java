/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * Reads directory and trailer of a segment, and hands out its sections. Everything about places and lengths is checked
 * here, so that what reads a section can rely on it.
 */
final class ContainerReader {

    /** Sections by blocks up to this length are verified as a whole on opening: less than a millisecond. */
    private static final long VERIFIED_AT_ONCE = 4L << 20;

    private final MappedFile file;
    private final List<Section> sections = new ArrayList<>();
    private final long previousTrailer;

    /** An entry of the directory. */
    private record Section(int kind, int version, long offset, long length, int checksum) {
        String name() {
            return SectionKind.name(kind);
        }
    }

    /** The only segment of a file that answers questions. */
    ContainerReader(MappedFile file) throws IOException {
        this(file, file.size() - Container.TRAILER_LENGTH);
    }

    /** A segment, by the offset of its trailer. */
    ContainerReader(MappedFile file, long trailerOffset) throws IOException {
        this.file = file;
        SectionInput trailer = readTrailer(trailerOffset);
        readDirectory(trailer, trailerOffset);
        previousTrailer = trailer.u64();
        checkPlaces(trailerOffset);
    }

    /** Where the trailer of the segment before is; 0 if this is the first one. */
    long previousTrailer() {
        return previousTrailer;
    }

    /** Where the first section begins. */
    long start() {
        long start = Long.MAX_VALUE;
        for (Section section : sections) {
            start = Math.min(start, section.offset);
        }
        return start;
    }

    boolean has(int kind) {
        return find(kind) != null;
    }

    /** The version of a section's layout. */
    int version(int kind) throws WppFormatException {
        return get(kind).version;
    }

    /** The contents of a section that must be there, verified. */
    SectionInput section(int kind) throws IOException {
        Section section = get(kind);
        if (section.length > Integer.MAX_VALUE - 16) {
            throw new WppFormatException(Reason.INCONSISTENT, section.name(), section.offset,
                    "a section of " + section.length + " bytes");
        }
        byte[] bytes = new byte[(int) section.length];
        file.read(section.offset, bytes, bytes.length);
        checkSum(section, Container.checksum(bytes, 0, bytes.length));
        return new SectionInput(section.name(), section.offset, bytes, bytes.length);
    }

    /** A data section, whose blocks carry their own checksums. */
    BlockSource blocks(int kind) throws IOException {
        return blocks(kind, VERIFIED_AT_ONCE);
    }

    /** A section of any length, verified now if it is not longer than {@code verified}. */
    BlockSource blocks(int kind, long verified) throws IOException {
        Section section = get(kind);
        if (section.length <= verified) {
            checkSum(section, file.checksum(section.offset, section.length));
        }
        return new BlockSource() {
            @Override
            public long size() {
                return section.length;
            }

            @Override
            public void read(long position, byte[] into, int length) throws IOException {
                file.read(section.offset + position, into, length);
            }
        };
    }

    long offset(int kind) throws WppFormatException {
        return get(kind).offset;
    }

    private Section get(int kind) throws WppFormatException {
        Section section = find(kind);
        if (section == null) {
            throw new WppFormatException(Reason.MISSING_SECTION, SectionKind.name(kind), 0, "the section is missing");
        }
        return section;
    }

    private @Nullable Section find(int kind) {
        for (Section section : sections) {
            if (section.kind == kind) {
                return section;
            }
        }
        return null;
    }

    private static void checkSum(Section section, int actual) throws WppFormatException {
        if (actual != section.checksum) {
            throw new WppFormatException(Reason.CHECKSUM, section.name(), section.offset, "the section is damaged");
        }
    }

    private SectionInput readTrailer(long at) throws IOException {
        if (at < Container.HEADER_LENGTH) {
            throw new WppFormatException(Reason.TRUNCATED, WppFormatException.FOOTER, file.size(),
                    "the file ends before its footer");
        }
        byte[] bytes = new byte[Container.TRAILER_LENGTH];
        file.read(at, bytes, bytes.length);
        SectionInput end = new SectionInput(WppFormatException.FOOTER, at, bytes, bytes.length);
        end.skip(Container.TRAILER_LENGTH - 8);
        int checksum = end.u32();
        if (end.u32() != Container.TRAILER_MAGIC) {
            throw new WppFormatException(Reason.TRUNCATED, WppFormatException.FOOTER, at,
                    "the file does not end with a footer: it was cut off, or something was appended");
        }
        if (checksum != Container.checksum(bytes, 0, Container.TRAILER_LENGTH - 8)) {
            throw new WppFormatException(Reason.CHECKSUM, WppFormatException.FOOTER, at, "the trailer is damaged");
        }
        return new SectionInput(WppFormatException.FOOTER, at, bytes, bytes.length);
    }

    private void readDirectory(SectionInput trailer, long end) throws IOException {
        long start = trailer.count64("offset of the directory", end);
        int count = trailer.count32("number of sections");
        trailer.check(count <= Container.MOST_SECTIONS, "number of sections", count);
        trailer.check(start >= Container.HEADER_LENGTH && end - start == (long) count * Container.ENTRY_LENGTH,
                "offset of the directory", start);
        int checksum = trailer.u32();
        byte[] bytes = new byte[count * Container.ENTRY_LENGTH];
        file.read(start, bytes, bytes.length);
        if (checksum != Container.checksum(bytes, 0, bytes.length)) {
            throw new WppFormatException(Reason.CHECKSUM, WppFormatException.FOOTER, start, "the directory is damaged");
        }
        SectionInput in = new SectionInput(WppFormatException.FOOTER, start, bytes, bytes.length);
        for (int i = 0; i < count; i++) {
            readEntry(in, start);
        }
    }

    private void readEntry(SectionInput in, long end) throws WppFormatException {
        int kind = in.u32();
        int version = in.u16();
        int flags = in.u16();
        long offset = in.count64("offset of section " + SectionKind.name(kind), end);
        long length = in.count64("length of section " + SectionKind.name(kind), end - offset);
        in.check((offset & 7) == 0 && offset >= Container.HEADER_LENGTH, "offset of section " + SectionKind.name(kind),
                offset);
        Section section = new Section(kind, version, offset, length, in.u32());
        in.skip(4);
        boolean known = version >= Container.SECTION_VERSION && version <= SectionKind.newestVersion(kind);
        if (!known && (flags & Container.REQUIRED) != 0) {
            throw new WppFormatException(Reason.NEWER_VERSION, section.name(), offset,
                    "version " + version + " of this section is not known to this program");
        }
        if (known && has(kind)) {
            throw in.inconsistent("section " + section.name() + " is there twice");
        }
        if (known) {
            sections.add(section);
        }
    }

    private void checkPlaces(long end) throws WppFormatException {
        List<Section> byOffset = new ArrayList<>(sections);
        byOffset.sort(Comparator.comparingLong(Section::offset));
        for (int i = 1; i < byOffset.size(); i++) {
            Section before = byOffset.get(i - 1);
            if (before.offset + before.length > byOffset.get(i).offset) {
                throw new WppFormatException(Reason.INCONSISTENT, WppFormatException.FOOTER, end,
                        "sections " + before.name() + " and " + byOffset.get(i).name() + " overlap");
            }
        }
    }
}
