/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import org.eclipse.jdt.annotation.Nullable;

/** Names of a program's variables by their addresses. */
@FunctionalInterface
public interface DataNames {

    /** Knows none. */
    DataNames NONE = address -> null;

    /**
     * A variable.
     *
     * @param name its name
     * @param address its first byte
     */
    record DataName(String name, long address) {
    }

    /** The variable that an address lies in, or null. */
    @Nullable DataName at(long address);
}
