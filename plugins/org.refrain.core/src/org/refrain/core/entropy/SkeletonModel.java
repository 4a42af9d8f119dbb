/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Codes what belongs to a skeleton beside its grammar: which terminal of the grammar is which symbol or loop, and the
 * numbers of iterations. Not safe for threads.
 */
final class SkeletonModel {

    private final int[] kinds = NumberModel.halves(2);
    private final NumberModel symbols = new NumberModel();
    private final NumberModel loops = new NumberModel();
    private final @Nullable NumberModel[] counts;
    private int kind;
    private int nextSymbol;
    private int nextLoop;

    SkeletonModel(int loops) {
        counts = new NumberModel[loops];
    }

    /**
     * Codes what a terminal stands for: symbols mostly come in their order, and so do loops.
     *
     * @return the symbol, or {@code ~loop}; from damaged code anything
     */
    int terminal(EntropyCoder coder, int terminal) {
        kind = coder.bit(kinds, kind, terminal < 0 ? 1 : 0);
        if (kind == 0) {
            int symbol = nextSymbol + (int) SymbolModel.unzigzag(
                    symbols.code(coder, SymbolModel.zigzag((long) terminal - nextSymbol)));
            nextSymbol = symbol + 1;
            return symbol;
        }
        int loop = nextLoop + (int) SymbolModel.unzigzag(
                loops.code(coder, SymbolModel.zigzag((long) ~terminal - nextLoop)));
        nextLoop = loop + 1;
        return ~loop;
    }

    /** Codes a number of iterations of a loop. */
    long count(EntropyCoder coder, int loop, long count) {
        NumberModel model = counts[loop];
        if (model == null) {
            model = new NumberModel();
            counts[loop] = model;
        }
        return model.code(coder, count);
    }
}
