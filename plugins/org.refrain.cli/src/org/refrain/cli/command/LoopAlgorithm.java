/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Locale;

/** What can find the loops of a trace. */
enum LoopAlgorithm {
    OPTIMAL, GREEDY, NLR;

    /** Reads the name of an algorithm. */
    static final class Reader extends Choice<LoopAlgorithm> {

        Reader() {
            super(values());
        }
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
