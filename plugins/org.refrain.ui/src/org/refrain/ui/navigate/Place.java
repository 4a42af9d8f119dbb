/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

/**
 * Where to go: a row, or the next row with a symbol.
 *
 * @param position the row, or -1
 * @param symbol what the row has to show when the position is -1
 */
record Place(long position, int symbol) {

    static Place row(long position) {
        return new Place(position, -1);
    }

    static Place nextOf(int symbol) {
        return new Place(-1, symbol);
    }
}
