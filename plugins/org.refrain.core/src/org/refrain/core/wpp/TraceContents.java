/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClassification;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.symbol.CompactSymbolTable;

/**
 * Everything that goes into a .wpp file.
 *
 * @param meta what the trace is
 * @param symbols its symbols
 * @param symbolCounts events of each symbol; may be longer than there are symbols
 * @param grammar of the whole trace; with cycles, theirs
 * @param cycles null when no loop header is known
 * @param cycleTimes null without cycles
 * @param classes null without cycles
 * @param loopHeaders candidates, best first
 * @param times one for each event
 * @param findings rows that could not be read
 */
public record TraceContents(WppMeta meta, CompactSymbolTable symbols, long[] symbolCounts, RGrammar grammar,
        @Nullable CycleGrammar cycles, @Nullable CycleTimes cycleTimes, @Nullable CycleClassification classes,
        List<LoopHeader> loopHeaders, TimeStreamWriter times, DiscontinuityWriter discontinuities, MarkWriter marks,
        Findings findings) {
}
