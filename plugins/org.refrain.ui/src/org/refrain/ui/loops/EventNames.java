/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.text.AddressFormat;

/** Names of single events. */
final class EventNames {

    private EventNames() {
    }

    /** An instruction's address, a token's text, a discontinuity's words. */
    static String of(int symbol, SymbolTable symbols) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? AddressFormat.format(symbols.address(symbol))
                : symbols.text(symbol);
    }
}
