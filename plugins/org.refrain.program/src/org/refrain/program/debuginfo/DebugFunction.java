/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import java.util.List;

import org.refrain.program.elf.AddressRanges;

/**
 * A function as its source has it, with the code it became. A function that the compiler made several versions of
 * (.constprop, .isra, .part) is there once for each.
 *
 * @param name as in the source; empty when the debug information has none
 * @param linkageName the symbol, where it is not the name
 * @param path the source file that declares it; empty when unknown
 * @param line of the declaration, from 1; 0 when unknown
 * @param ranges its code: more than one range when unlikely parts were moved away (.cold)
 * @param inlined calls inside it that became no call, an outer one before those inside it
 */
public record DebugFunction(String name, String linkageName, String path, int line, AddressRanges ranges,
        List<InlinedCall> inlined) {

    /** The lowest address of its code. */
    public long lowest() {
        return ranges.ranges().get(0).first();
    }
}
