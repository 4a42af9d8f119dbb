/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * Numbers for elements with exponents: an atom is an element together with its exponent, so that a pair of atoms is a
 * pair of ints. Memory: 16 bytes for each atom and 8 for its slot.
 */
final class RePairAtoms {

    private int[] elements = new int[1 << 10];
    private long[] exponents = new long[1 << 10];
    private int count;
    /** Atom + 1 at a slot that the hash leads to, 0 where there is none. */
    private int[] slots = new int[1 << 12];

    /** The atom of an element, a terminal or {@code ~rule}, with an exponent. */
    int of(int element, long exponent) {
        int mask = slots.length - 1;
        int at = hash(element, exponent) & mask;
        for (; slots[at] != 0; at = at + 1 & mask) {
            int atom = slots[at] - 1;
            if (elements[atom] == element && exponents[atom] == exponent) {
                return atom;
            }
        }
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, 2 * count);
            exponents = Arrays.copyOf(exponents, 2 * count);
        }
        elements[count] = element;
        exponents[count] = exponent;
        slots[at] = ++count;
        if (4L * count > 3L * slots.length) {
            rehash();
        }
        return count - 1;
    }

    int element(int atom) {
        return elements[atom];
    }

    long exponent(int atom) {
        return exponents[atom];
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        int mask = slots.length - 1;
        for (int atom = 0; atom < count; atom++) {
            int at = hash(elements[atom], exponents[atom]) & mask;
            while (slots[at] != 0) {
                at = at + 1 & mask;
            }
            slots[at] = atom + 1;
        }
    }

    private static int hash(int element, long exponent) {
        long mixed = (element * 0x9E3779B97F4A7C15L ^ exponent) * 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> 32);
    }
}
