/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.BitSet;

/** Symbols that no loop body may contain, as an array that a hot loop can ask. */
final class Barriers {

    private Barriers() {
    }

    static boolean[] toArray(BitSet barriers, int symbols) {
        boolean[] array = new boolean[symbols];
        for (int symbol = barriers.nextSetBit(0); symbol >= 0 && symbol < symbols;
                symbol = barriers.nextSetBit(symbol + 1)) {
            array[symbol] = true;
        }
        return array;
    }
}
