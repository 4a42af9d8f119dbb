/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.util.List;

/**
 * A function of the program.
 *
 * @param name its first name: a global one before a local before a weak one
 * @param aliases its other names, sorted; a weak handler's many names for instance
 * @param address of its first instruction, without the Thumb bit, unsigned
 * @param size in bytes, unsigned; where the file does not tell, up to the next function or the end of its section
 */
public record ElfFunction(String name, List<String> aliases, long address, long size) {

    public ElfFunction {
        aliases = List.copyOf(aliases);
    }

    /** Address behind its last byte, unsigned; 0 for a function that ends with the address space. */
    public long end() {
        return address + size;
    }

    /** Address of its last byte, unsigned; one of unknown size has its first address only. */
    public long last() {
        long last = address + Math.max(0, size - 1);
        return size < 0 || Long.compareUnsigned(last, address) < 0 ? -1 : last;
    }
}
