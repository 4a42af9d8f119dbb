/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

import org.refrain.core.wpp.WppFormatException.Reason;

/** Reads the blocks of a side stream of an archive one behind the other. Memory: one block. */
final class PackedBlockReader {

    private static final int HEAD = 16;

    private final String section;
    private final long fileOffset;
    private final BlockSource source;

    /** Takes a block. */
    @FunctionalInterface
    private interface Consumer {
        void accept(SectionInput block, int items, int extra) throws IOException;
    }

    /** Takes times. */
    @FunctionalInterface
    interface TimeConsumer {
        void accept(long time) throws IOException;
    }

    /**
     * @param section name, for messages
     * @param fileOffset where it is in the file, for messages
     */
    PackedBlockReader(String section, long fileOffset, BlockSource source) {
        this.section = section;
        this.fileOffset = fileOffset;
        this.source = source;
    }

    /** Hands over the times of {@code events} events. */
    void times(long events, TimeConsumer consumer) throws IOException {
        long[] left = {events};
        forEach((block, items, timed) -> {
            block.check(items <= left[0] && timed <= items, "number of times", items);
            left[0] -= items;
            long[] times = TimeBlock.decode(block, items, timed);
            for (long time : times) {
                consumer.accept(time);
            }
        });
        check(left[0] == 0, "there are " + left[0] + " times too few");
    }

    /** Hands over discontinuities, all at positions from {@code first} to before {@code events}. */
    void discontinuities(long first, long events, DiscontinuityWriter consumer) throws IOException {
        long[] least = {first};
        forEach((block, items, extra) -> {
            least[0] = DiscontinuityCoder.read(block, items, 0, least[0], events, (position, discontinuity) -> {
                consumer.add(position, discontinuity);
                return true;
            });
            block.end();
        });
    }

    /** Hands over marks, all at positions from {@code first} to {@code events}. */
    void marks(long first, long events, MarkWriter consumer) throws IOException {
        long[] least = {first};
        forEach((block, items, extra) -> {
            MarkCoder.read(block, items, 0, events, (position, mark) -> {
                block.check(position >= least[0], "position of a mark", position);
                least[0] = position;
                consumer.add(position, mark);
                return true;
            });
            block.end();
        });
    }

    private void forEach(Consumer consumer) throws IOException {
        long at = 0;
        while (at < source.size()) {
            check(source.size() - at >= HEAD, "it ends in the head of a block");
            byte[] bytes = new byte[HEAD];
            source.read(at, bytes, HEAD);
            SectionInput head = new SectionInput(section, fileOffset + at, bytes, HEAD);
            int items = head.count32("items of a block");
            int extra = head.count32("a number of a block");
            int length = head.count32("length of a block");
            int stored = head.count32("length in the file of a block");
            at += HEAD;
            head.check(items >= 1 && items <= PackedBlocks.ITEMS, "items of a block", items);
            head.check(length <= BlockReader.LONGEST_BLOCK, "length of a block", length);
            head.check(stored <= length && stored <= source.size() - at, "length in the file of a block", stored);
            byte[] block = new byte[stored];
            source.read(at, block, stored);
            if (stored < length) {
                block = Inflating.inflate(block, 0, stored, length, section, fileOffset + at);
            }
            consumer.accept(new SectionInput(section, fileOffset + at, block, block.length), items, extra);
            at += stored;
        }
    }

    private void check(boolean holds, String detail) throws WppFormatException {
        if (!holds) {
            throw new WppFormatException(Reason.INCONSISTENT, section, fileOffset, detail);
        }
    }
}
