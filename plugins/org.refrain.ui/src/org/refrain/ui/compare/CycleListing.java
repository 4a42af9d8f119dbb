/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.index.TraceRows;
import org.refrain.core.progress.Progress;
import org.refrain.ui.cycles.ranking.CycleText;

/**
 * A distinct cycle as a text: a row for each source line that is gone through, or for each instruction, indented by the
 * depth of calls, with the function's name where one is entered. Rows that are repeated are written once, with how
 * often. A text has {@value #MOST_ROWS} rows at most, made of the first {@value #MOST_EVENTS} events; what is left out
 * is told at its end.
 */
final class CycleListing {

    static final int MOST_EVENTS = 1 << 20;
    static final int MOST_ROWS = 50_000;

    private static final int CHUNK = 1 << 14;
    private static final String INDENT = "  ";
    /** Room for "main.c:41", so that the text of lines is aligned. */
    private static final int PLACE_WIDTH = 16;

    private final CodePlaces places;
    private final @Nullable SourceTexts sources;
    private final CallDepth calls = new CallDepth();
    private final List<String> rows = new ArrayList<>();
    private @Nullable CodePlace place;
    private int firstSymbol = -1;

    /** @param sources texts of lines; null to list instructions */
    private CycleListing(CodePlaces places, @Nullable SourceTexts sources) {
        this.places = places;
        this.sources = sources;
    }

    /**
     * Writes a cycle, at its first occurrence.
     *
     * @param sources texts of lines; null to list instructions
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static String of(TraceRows trace, CycleTable cycles, int id, CodePlaces places, @Nullable SourceTexts sources,
            Progress progress) {
        return new CycleListing(places, sources).write(trace, cycles, id, progress);
    }

    private String write(TraceRows trace, CycleTable cycles, int id, Progress progress) {
        DistinctCycle cycle = cycles.distinct(id);
        long start = cycles.startOf(cycle.first());
        int length = (int) Math.min(MOST_EVENTS, cycle.length());
        int[] symbols = new int[CHUNK];
        for (int done = 0; done < length; done += CHUNK) {
            progress.checkCancelled();
            int count = Math.min(CHUNK, length - done);
            trace.symbols(start + done, symbols, count);
            for (int i = 0; i < count; i++) {
                add(symbols[i]);
            }
        }
        List<String> folded = RepeatedRows.fold(rows, CycleListing::repeated);
        boolean cut = folded.size() > MOST_ROWS;
        StringBuilder text = new StringBuilder();
        for (String row : cut ? folded.subList(0, MOST_ROWS) : folded) {
            text.append(row).append('\n');
        }
        if (cut || length < cycle.length()) {
            text.append(NLS.bind(Messages.CycleListing_cut, CycleText.number(cycle.length()))).append('\n');
        }
        return text.toString();
    }

    private void add(int symbol) {
        boolean entered = calls.enter(places.functionOf(symbol));
        SourceTexts texts = sources;
        CodePlace at = texts == null ? places.instruction(symbol) : places.of(symbol);
        if (entered && !at.function().isEmpty()) {
            rows.add(INDENT.repeat(calls.depth() - 1) + places.functionOf(symbol) + "()");
        }
        if (texts != null && !entered && at == place && symbol != firstSymbol) {
            return; // more of the line
        }
        place = at;
        firstSymbol = symbol;
        rows.add(INDENT.repeat(calls.depth()) + (texts == null || !at.hasLine() ? at.text() : line(at, texts)));
    }

    private static String line(CodePlace at, SourceTexts texts) {
        String number = at.text();
        return (number + " ".repeat(Math.max(1, PLACE_WIDTH - number.length())) + texts.line(at)).stripTrailing();
    }

    private static String repeated(String row, int count, int times) {
        int indent = row.length() - row.stripLeading().length();
        return " ".repeat(indent) + NLS.bind(count == 1 ? Messages.CycleListing_repeated
                : Messages.CycleListing_repeatedRows, CycleText.number(times), CycleText.number(count));
    }
}
