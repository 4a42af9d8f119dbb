/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.entropy.GrammarArchiver;
import org.refrain.core.entropy.SkeletonArchiver;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RePair;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonSink;
import org.refrain.core.skeleton.VaryingLoops;
import org.refrain.core.symbol.SymbolSequence;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Writes the events of an archive's segment in the fewest bytes: as a grammar of the events, or as one of their
 * skeleton with the numbers of iterations beside it, each as it is or improved off line.
 *
 * <p>Time: some passes over the events, and about a microsecond for each element of a grammar. Memory: that of building
 * a grammar, and 12 bytes for each number of iterations.
 */
final class GrammarPacker {

    private static final long ELEMENTS_PER_BYTE = 64;

    private final RGrammar events;
    private final int symbols;
    private final int header;
    private final Progress progress;

    /**
     * A packed grammar.
     *
     * @param section contents of the section
     * @param loops the loops of the skeleton; null if it is one of the events themselves
     */
    record Packed(byte[] section, @Nullable LoopTokens loops) {
    }

    private GrammarPacker(RGrammar events, int symbols, int header, Progress progress) {
        this.events = events;
        this.symbols = symbols;
        this.header = header;
        this.progress = progress;
    }

    /**
     * @param symbols number of symbols; each is below it
     * @param header the loop header, {@link PackedEvents#NO_HEADER} or {@link PackedEvents#UNDECIDED}
     * @param discontinuities symbols that no loop contains, beside the header
     */
    static Packed pack(RGrammar events, int symbols, int header, BitSet discontinuities, Progress progress)
            throws IOException {
        GrammarPacker packer = new GrammarPacker(events, symbols, header, progress);
        byte[] exact = packer.section(shortest(events, progress), new byte[0], 0);
        Packed skeleton = packer.skeleton(discontinuities);
        return skeleton == null || skeleton.section.length >= exact.length ? new Packed(exact, null) : skeleton;
    }

    /** Code of the grammar, improved or not. */
    private static byte[] shortest(RGrammar grammar, Progress progress) {
        progress.checkCancelled();
        byte[] plain = code(grammar);
        progress.checkCancelled();
        byte[] improved = code(RePair.improve(grammar, progress));
        return improved.length < plain.length ? improved : plain;
    }

    private static byte[] code(RGrammar grammar) {
        byte[] code = new GrammarArchiver(grammar).bytes();
        long least = (grammar.elementCount() + ELEMENTS_PER_BYTE - 1) / ELEMENTS_PER_BYTE;
        return Arrays.copyOf(code, Math.max(code.length, (int) least));
    }

    private byte[] section(byte[] grammar, byte[] skeleton, long counts) {
        SectionOutput out = new SectionOutput(64 + grammar.length + skeleton.length);
        out.u32(header + 1);
        out.u32(grammar.length);
        out.u64(events.length());
        out.u64(counts);
        out.bytes(grammar, 0, grammar.length);
        out.bytes(skeleton, 0, skeleton.length);
        return out.toByteArray();
    }

    private @Nullable Packed skeleton(BitSet discontinuities) throws IOException {
        BitSet barriers = (BitSet) discontinuities.clone();
        if (header >= 0) {
            barriers.set(header);
        }
        GrammarSequence sequence = new GrammarSequence(new GrammarAccess(events));
        LoopTokens loops = VaryingLoops.find(sequence, symbols, barriers, progress);
        if (loops.size() == 0) {
            return null;
        }
        SkeletonBuilder builder = new SkeletonBuilder(loops);
        Skeleton.split(sequence, loops, builder, progress);
        byte[] grammar = shortest(builder.grammar.build(), progress);
        return new Packed(section(grammar, builder.code(), builder.counts.size()), loops);
    }

    /** Builds the grammar of a skeleton, whose terminals are numbered in the order of first occurrence. */
    private static final class SkeletonBuilder implements SkeletonSink {

        private final LoopTokens loops;
        private final ReSequitur grammar = new ReSequitur(true);
        private final int[] terminalOf;
        private final IntArrayList terminals = new IntArrayList();
        private final IntArrayList counted = new IntArrayList();
        private final LongArrayList counts = new LongArrayList();

        SkeletonBuilder(LoopTokens loops) {
            this.loops = loops;
            terminalOf = new int[loops.symbols() + loops.size()];
        }

        @Override
        public void event(int symbol) {
            append(symbol, symbol);
        }

        @Override
        public void loop(int token, long iterations) {
            append(token, ~loops.loopOf(token));
            counted.add(loops.loopOf(token));
            counts.add(iterations);
        }

        private void append(int element, int meaning) {
            if (terminalOf[element] == 0) {
                terminals.add(meaning);
                terminalOf[element] = terminals.size();
            }
            grammar.append(terminalOf[element] - 1);
        }

        byte[] code() {
            SkeletonArchiver archiver = new SkeletonArchiver(loops.size());
            for (int i = 0; i < terminals.size(); i++) {
                archiver.terminal(terminals.getInt(i));
            }
            for (int i = 0; i < counts.size(); i++) {
                archiver.count(counted.getInt(i), counts.getLong(i));
            }
            return archiver.finish();
        }
    }

    /** Reads a grammar forward. */
    private static final class GrammarSequence implements SymbolSequence {

        private final GrammarAccess access;
        private GrammarCursor cursor;
        private long next;

        GrammarSequence(GrammarAccess access) {
            this.access = access;
            cursor = GrammarCursor.at(access, 0);
        }

        @Override
        public long length() {
            return access.length();
        }

        @Override
        public int symbols(long position, int[] into, int count) {
            if (position != next) {
                cursor = GrammarCursor.at(access, position);
            }
            int n = (int) Math.max(0, Math.min(count, length() - position));
            for (int i = 0; i < n; i++) {
                into[i] = cursor.next();
            }
            next = position + n;
            return n;
        }
    }
}
