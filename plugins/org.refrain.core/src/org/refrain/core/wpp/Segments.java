/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * The segments of an archive, found from the end of the file.
 *
 * @param list the first one first; not empty
 * @param cut whether there is something behind the last one: a segment that was never finished
 */
record Segments(List<ContainerReader> list, boolean cut) {

    private static final int READ_AT_ONCE = 1 << 16;

    /** @throws WppFormatException if there is no complete segment, or the chain of segments is damaged */
    static Segments of(MappedFile file) throws IOException {
        long end = file.size() - Container.TRAILER_LENGTH;
        ContainerReader last = (end & 7) == 0 && end >= Container.HEADER_LENGTH ? complete(file, end) : null;
        boolean cut = last == null;
        if (last == null) {
            last = search(file);
        }
        List<ContainerReader> list = new ArrayList<>();
        ContainerReader segment = last;
        list.add(segment);
        while (segment.previousTrailer() != 0) {
            long previous = segment.previousTrailer();
            if (previous < Container.HEADER_LENGTH || (previous & 7) != 0
                    || previous + Container.TRAILER_LENGTH > segment.start()) {
                throw new WppFormatException(Reason.INCONSISTENT, WppFormatException.FOOTER, segment.start(),
                        "offset of the segment before is " + previous);
            }
            segment = new ContainerReader(file, previous);
            list.add(segment);
        }
        Collections.reverse(list);
        return new Segments(list, cut);
    }

    /** From the end backwards, the last place where a footer with right checksums stands. */
    private static ContainerReader search(MappedFile file) throws IOException {
        byte[] bytes = new byte[READ_AT_ONCE];
        long highest = file.size() - Container.TRAILER_LENGTH;
        while (highest >= Container.HEADER_LENGTH) {
            // trailers that end with these bytes
            long start = Math.max(0, highest + Container.TRAILER_LENGTH - READ_AT_ONCE);
            int length = (int) (highest + Container.TRAILER_LENGTH - start);
            file.read(start, bytes, length);
            for (int i = length - Container.TRAILER_LENGTH; i >= 0 && start + i >= Container.HEADER_LENGTH; i--) {
                if ((start + i & 7) == 0 && isMagic(bytes, i + Container.TRAILER_LENGTH - 4)) {
                    ContainerReader found = complete(file, start + i);
                    if (found != null) {
                        return found;
                    }
                }
            }
            highest = start - 1;
        }
        throw new WppFormatException(Reason.TRUNCATED, WppFormatException.FOOTER, file.size(),
                "the file ends before its first footer");
    }

    private static boolean isMagic(byte[] bytes, int at) {
        return bytes[at] == 'W' && bytes[at + 1] == 'P' && bytes[at + 2] == 'P' && bytes[at + 3] == 'F';
    }

    private static @Nullable ContainerReader complete(MappedFile file, long trailer) throws IOException {
        try {
            return new ContainerReader(file, trailer);
        } catch (WppFormatException e) {
            if (e.reason() == Reason.NEWER_VERSION) {
                throw e;
            }
            // what stands there is no footer, or a damaged one
            return null;
        }
    }
}
