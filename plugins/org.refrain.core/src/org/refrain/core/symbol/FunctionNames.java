/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

/**
 * Names of functions by address, from a program's ELF file or a map. Used for traces that do not name functions.
 */
public interface FunctionNames {

    /**
     * The function that holds an address.
     *
     * @param address of an instruction, unsigned, without the Thumb bit
     * @return its name; empty when no function is known there
     */
    String nameOf(long address);

    /**
     * Tells this source of names from others, so that an index made with other names is rebuilt: path, size and time
     * of the ELF file, for instance. Names without an identity are taken for unchanged.
     */
    default String identity() {
        return "";
    }
}
