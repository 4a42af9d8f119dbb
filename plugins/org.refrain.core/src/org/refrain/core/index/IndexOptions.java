/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.FunctionNames;

/**
 * What an index depends on beside the trace itself. An index made with other options is rebuilt.
 *
 * @param header the main loop's header, or how to find it
 * @param functions names of functions from the program; null to use those of the trace only
 */
public record IndexOptions(HeaderSpec header, @Nullable FunctionNames functions) {

    /** Header found automatically, function names as the trace gives them. */
    public static final IndexOptions DEFAULT = new IndexOptions(HeaderSpec.AUTO, null);

    public IndexOptions withHeader(HeaderSpec newHeader) {
        return new IndexOptions(newHeader, functions);
    }

    public IndexOptions withFunctions(@Nullable FunctionNames newFunctions) {
        return new IndexOptions(header, newFunctions);
    }

    /** {@link FunctionNames#identity()} of the names; empty without names, and only then. */
    String functionsIdentity() {
        FunctionNames names = functions;
        if (names == null) {
            return "";
        }
        return names.identity().isEmpty() ? "program" : names.identity();
    }
}
