/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.wpp.DiscontinuityWriter;
import org.refrain.core.wpp.Findings;
import org.refrain.core.wpp.MarkWriter;
import org.refrain.core.wpp.TimeStreamWriter;
import org.refrain.core.wpp.TraceContents;
import org.refrain.core.wpp.WppMeta;
import org.refrain.core.wpp.WppWriter;

/** Traces that nobody has the time to record: indexes that are written from a grammar. */
final class LongTrace {

    private LongTrace() {
    }

    /** Writes a trace of the same letters again and again. */
    static Path repeated(Path file, String letters, long times) throws IOException {
        SymbolTableBuilder symbols = new SymbolTableBuilder(null);
        InstructionRow row = new InstructionRow();
        row.hasAddress = false;
        int[] elements = new int[letters.length() + 1];
        long[] exponents = new long[elements.length];
        long[] counts = new long[letters.length()];
        exponents[0] = times;
        elements[0] = ~1;
        for (int i = 0; i < letters.length(); i++) {
            row.buffer = letters.substring(i, i + 1).getBytes(StandardCharsets.UTF_8);
            row.textEnd = 1;
            elements[i + 1] = symbols.symbolOf(row);
            exponents[i + 1] = 1;
            counts[elements[i + 1]] += times;
        }
        try (TimeStreamWriter noTimes = new TimeStreamWriter(file);
                DiscontinuityWriter noDiscontinuities = new DiscontinuityWriter(file);
                MarkWriter noMarks = new MarkWriter(file)) {
            WppWriter.write(file, new TraceContents(
                    new WppMeta("sym", "long.sym", 0, 0, times * letters.length(), "auto", ""), symbols.build(),
                    counts, new RGrammar(new int[] {0, 1, elements.length}, elements, exponents), null, null, null,
                    List.of(), noTimes, noDiscontinuities, noMarks, Findings.NONE), Progress.NONE);
        } catch (InvalidGrammarException e) {
            throw new IllegalArgumentException(e);
        }
        return file;
    }
}
