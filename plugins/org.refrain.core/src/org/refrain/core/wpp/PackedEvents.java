/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.function.IntConsumer;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;

/** The events of an archive's segment as they are packed. */
interface PackedEvents {

    /** Cycles are not cut. */
    int NO_HEADER = -1;
    /** The recorder did not know; whoever unpacks the archive finds the header as META says. */
    int UNDECIDED = -2;

    /** The loop header, {@link #NO_HEADER}, or {@link #UNDECIDED}. */
    int header();

    long events();

    /**
     * Hands over the symbols of all events, once.
     *
     * @param symbols the symbol table of the archive
     * @throws WppFormatException if what is packed there contradicts itself
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    void forEach(CompactSymbolTable symbols, IntConsumer consumer, Progress progress, String task)
            throws WppFormatException;
}
