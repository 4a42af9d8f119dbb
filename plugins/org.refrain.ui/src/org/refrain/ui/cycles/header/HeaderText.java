/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.header;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.AddressFormat;

/** What is said about loop headers. */
public final class HeaderText {

    private HeaderText() {
    }

    /** An address, or a token as it is. */
    public static String place(SymbolTable symbols, int symbol) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? AddressFormat.format(symbols.address(symbol))
                : symbols.text(symbol);
    }

    /**
     * "400 cycles of main, 118 of them different, in 86 classes (header 0x00000528, found automatically)"; without
     * classes where they are not shown.
     */
    public static String summary(IndexedTrace index, CycleGroups table, HeaderSpec asked) {
        SymbolTable symbols = index.symbols();
        String function = symbols.function(table.header());
        String how = asked.kind() == HeaderSpec.Kind.AUTO ? Messages.HeaderText_automatic : Messages.HeaderText_chosen;
        int distinct = table.cycles().distinctCount();
        String kinds = distinct == 1 ? Messages.HeaderText_alike
                : NLS.bind(Messages.HeaderText_different, CycleText.number(distinct));
        if (table.isGrouped()) {
            String pattern = table.distinctCount() == 1 ? Messages.HeaderText_oneClass : Messages.HeaderText_classes;
            kinds = NLS.bind(pattern, kinds, CycleText.number(table.distinctCount()));
        }
        Object[] words = {CycleText.number(table.count()), function, kinds, place(symbols, table.header()), how};
        return NLS.bind(function.isEmpty() ? Messages.HeaderText_summary : Messages.HeaderText_summaryOf, words);
    }

    /** Why a trace has no cycles to show. */
    public static String whyNone(IndexedTrace index, HeaderSpec asked) {
        CycleTable table = index.cycles();
        if (table != null) {
            return NLS.bind(Messages.HeaderText_onlyOnce, place(index.symbols(), table.header()));
        }
        return switch (asked.kind()) {
            case AUTO -> Messages.HeaderText_noLoop;
            case NONE -> Messages.HeaderText_notWanted;
            case ADDRESS -> NLS.bind(Messages.HeaderText_notExecuted, AddressFormat.format(asked.address()));
            case NAME -> NLS.bind(Messages.HeaderText_notExecuted, asked.name());
        };
    }

    /** Why a header is proposed. */
    static String reason(LoopHeader header) {
        return switch (header.reason()) {
            case ENTRY -> Messages.HeaderText_entry;
            case BACKWARD_JUMP -> Messages.HeaderText_backwardJump;
            case BEHIND_INNER_LOOP -> Messages.HeaderText_behindInnerLoop;
            case GIVEN -> Messages.HeaderText_given;
        };
    }
}
