/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.List;

import org.refrain.program.elf.AddressRanges.Range;

/**
 * A function of the program as control flow sees it.
 *
 * @param id its number, from 0, by ascending entry address
 * @param name what it is called: unique in the program, with its address where several functions share a name
 * @param aliases its other names
 * @param entry address of its first instruction
 * @param pieces its code: more than one range when unlikely parts were moved away, or another function lies inside
 * @param blocks how many basic blocks it has; they are numbered from 0
 * @param role what it is besides a function
 */
public record ProgramFunction(int id, String name, List<String> aliases, long entry, List<Range> pieces, int blocks,
        Role role) {

    /** What some functions are for. */
    public enum Role {
        /** Nothing special. */
        PLAIN,
        /** A jump that the linker put in to reach a function that is far away. */
        VENEER,
        /** Helps a switch: returns to an address that its caller did not call it from. */
        SWITCH_HELPER,
        /** Comes back a second time when the matching function jumps to it: setjmp and its like. */
        SETJMP
    }

    /** Whether its code is in RAM, where the C runtime or the program copies it. */
    public boolean isInRam() {
        return entry >= 0x2000_0000L && entry < 0x4000_0000L;
    }
}
