/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.List;

/** A function that is never entered in a trace. The message names functions with similar names. */
public final class UnknownFunctionException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final List<String> suggestions;

    UnknownFunctionException(String name, List<String> suggestions) {
        super("The trace never enters a function \"" + name + "\"" + hint(suggestions));
        this.name = name;
        this.suggestions = suggestions;
    }

    /** The name that was asked for. */
    public String name() {
        return name;
    }

    /** Names of functions that were perhaps meant, the most similar one first; maybe none. */
    public List<String> suggestions() {
        return suggestions;
    }

    private static String hint(List<String> suggestions) {
        return suggestions.isEmpty() ? "." : "; did you mean " + String.join(", ", suggestions) + "?";
    }
}
