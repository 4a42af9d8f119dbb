/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * How deep calls are nested, guessed from the functions that events are in: a function that is open already has been
 * returned to, any other one has been called. Right but for recursion and tail calls, which is enough to indent by.
 */
final class CallDepth {

    /** Deeper calls are indented no further. */
    private static final int MOST = 24;

    private final List<String> open = new ArrayList<>();

    /** Takes the function of the next event; returns whether it has been entered just now. */
    boolean enter(String function) {
        int known = open.lastIndexOf(function);
        if (known >= 0) {
            open.subList(known + 1, open.size()).clear();
            return false;
        }
        if (open.size() == MOST) {
            open.remove(MOST - 1);
        }
        open.add(function);
        return true;
    }

    /** Number of functions that are open. */
    int depth() {
        return open.size();
    }
}
