/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import org.refrain.core.skeleton.SkeletonSink;

/**
 * Tells the skeletons of cycles apart, one cycle behind the other, each beginning with the header, which no loop
 * contains.
 */
abstract class SkeletonCycles implements SkeletonSink {

    private final int header;
    private int id = -1;

    SkeletonCycles(int header) {
        this.header = header;
    }

    @Override
    public final void event(int symbol) {
        if (symbol == header) {
            end();
            id++;
        }
        element(symbol);
    }

    @Override
    public final void loop(int token, long iterations) {
        element(token);
        counted(id, token, iterations);
    }

    /** Ends the last cycle. */
    final void end() {
        if (id >= 0) {
            cycle(id);
        }
    }

    /** An element of the skeleton of the cycle that goes on. */
    abstract void element(int element);

    /** A loop's number of iterations in the cycle that goes on. */
    abstract void counted(int cycle, int token, long iterations);

    /** A cycle has ended. */
    abstract void cycle(int cycle);
}
