/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.nio.charset.StandardCharsets;

/** The kinds of sections, and how a kind is written in the directory. */
final class SectionKind {

    static final int META = kind("META");
    static final int SYMBOLS = kind("SYMB");
    static final int GRAMMAR = kind("GRAM");
    static final int CYCLES = kind("CYCL");
    static final int CYCLE_SEQUENCE = kind("CSEQ");
    static final int LOOP_HEADERS = kind("LOOP");
    static final int TIME_INDEX = kind("TIMX");
    static final int TIMES = kind("TIMD");
    static final int DISCONTINUITY_INDEX = kind("DISX");
    static final int DISCONTINUITIES = kind("DISD");
    static final int MARK_INDEX = kind("MRKX");
    static final int MARKS = kind("MRKD");
    static final int PROBLEMS = kind("PROB");
    static final int LOOP_BODIES = kind("BODY");
    static final int CYCLE_CLASSES = kind("CLAS");
    static final int LOOP_STARTS = kind("ITRX");
    static final int PACKED_SYMBOLS = kind("SYMA");
    static final int PACKED_GRAMMAR = kind("GRMA");
    static final int PACKED_SEQUENCE = kind("SEQA");
    static final int PACKED_TIMES = kind("TIMA");
    static final int PACKED_DISCONTINUITIES = kind("DISA");
    static final int PACKED_MARKS = kind("MRKA");

    private static final int[] KNOWN = {META, SYMBOLS, GRAMMAR, CYCLES, CYCLE_SEQUENCE, LOOP_HEADERS, TIME_INDEX,
        TIMES, DISCONTINUITY_INDEX, DISCONTINUITIES, MARK_INDEX, MARKS, PROBLEMS, LOOP_BODIES, CYCLE_CLASSES,
        LOOP_STARTS, PACKED_SYMBOLS, PACKED_GRAMMAR, PACKED_SEQUENCE, PACKED_TIMES, PACKED_DISCONTINUITIES,
        PACKED_MARKS};

    private SectionKind() {
    }

    static int kind(String name) {
        byte[] ascii = name.getBytes(StandardCharsets.US_ASCII);
        return ascii[0] & 0xff | (ascii[1] & 0xff) << 8 | (ascii[2] & 0xff) << 16 | (ascii[3] & 0xff) << 24;
    }

    /** The four characters, with a point for what cannot be printed. */
    static String name(int kind) {
        StringBuilder name = new StringBuilder(4);
        for (int i = 0; i < 32; i += 8) {
            int c = kind >>> i & 0xff;
            name.append(c > ' ' && c < 0x7f ? (char) c : '.');
        }
        return name.toString();
    }

    /** The newest version of a section that is known; 0 if none is. */
    static int newestVersion(int kind) {
        for (int known : KNOWN) {
            if (known == kind) {
                return kind == PACKED_SYMBOLS ? PackedSymbols.VALUES : Container.SECTION_VERSION;
            }
        }
        return 0;
    }
}
