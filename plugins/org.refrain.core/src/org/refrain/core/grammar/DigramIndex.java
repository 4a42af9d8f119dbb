/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.refrain.core.grammar.RuleNodes.NONE;

/**
 * Finds where a digram (two neighbouring nodes) stands in the grammar: a hash table of first nodes.
 *
 * <p>A digram's key is read through its node: both symbols and both exponents. Whoever is about to change one of these
 * four must take the digram out first.
 *
 * <p>Open addressing with linear probing; a deletion moves later entries back instead of leaving a mark, so the table
 * never fills with marks. An entry holds 32 bits of hash beside the node: a probe that meets another digram, and every
 * move, is decided without a look at the nodes, which would be a cache miss.
 *
 * <p>Memory: 8 bytes for a slot; 11 to 21 bytes for a digram once there are many.
 */
final class DigramIndex {

    /** Up to so many slots (32 MB) at most half are taken, which is a fifth faster; beyond, three quarters. */
    private static final int SMALL = 1 << 22;

    private final RuleNodes nodes;
    /** Hash in the upper half, node in the lower; 0 is a free slot. */
    private long[] slots = new long[64];
    private int shift = 64 - 6;
    private int count;
    private int mostTaken = 32;

    DigramIndex(RuleNodes nodes) {
        this.nodes = nodes;
    }

    /**
     * Looks for a digram equal to the one that begins at a node, and stores this one if there is none.
     *
     * @return the first node of the equal digram, or {@link RuleNodes#NONE} if there was none
     */
    int findOrInsert(int node) {
        long[] table = slots;
        int mask = table.length - 1;
        int hash = hash(node);
        int at = home(hash);
        for (long entry = table[at]; entry != 0; entry = table[at]) {
            if ((int) (entry >>> 32) == hash && nodes.equalDigrams((int) entry, node)) {
                return (int) entry;
            }
            at = at + 1 & mask;
        }
        table[at] = entry(hash, node);
        if (++count > mostTaken) {
            grow();
        }
        return NONE;
    }

    /** Stores the digram that begins at a node, whether or not an equal one is stored. */
    void put(int node) {
        int found = findOrInsert(node);
        if (found != NONE) {
            replace(found, node);
        }
    }

    /** Lets a stored digram be found at another place where it stands too. */
    void replace(int stored, int node) {
        int at = slotOf(stored);
        slots[at] = entry((int) (slots[at] >>> 32), node);
    }

    /** Takes the digram that begins at a node out, if it is this node that is stored for it. */
    void remove(int node) {
        int at = slotOf(node);
        if (slots[at] != 0) {
            count--;
            closeGap(at);
        }
    }

    /** Whether the digram that begins at a node is stored with this node. */
    boolean isStored(int node) {
        return slots[slotOf(node)] != 0;
    }

    int count() {
        return count;
    }

    private int slotOf(int node) {
        long[] table = slots;
        int mask = table.length - 1;
        int at = home(hash(node));
        while (table[at] != 0 && (int) table[at] != node) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void closeGap(int gap) {
        long[] table = slots;
        int mask = table.length - 1;
        int hole = gap;
        int at = gap + 1 & mask;
        for (long entry = table[at]; entry != 0; entry = table[at]) {
            int wanted = home((int) (entry >>> 32));
            if ((at - wanted & mask) >= (at - hole & mask)) {
                table[hole] = entry;
                hole = at;
            }
            at = at + 1 & mask;
        }
        table[hole] = 0;
    }

    private void grow() {
        long[] old = slots;
        long[] table = new long[2 * old.length];
        int mask = table.length - 1;
        slots = table;
        shift--;
        mostTaken = table.length <= SMALL ? table.length >>> 1 : table.length - (table.length >>> 2);
        for (long entry : old) {
            if (entry != 0) {
                int at = home((int) (entry >>> 32));
                while (table[at] != 0) {
                    at = at + 1 & mask;
                }
                table[at] = entry;
            }
        }
    }

    private int home(int hash) {
        return (int) ((hash & 0xFFFFFFFFL) << 32 >>> shift);
    }

    private static long entry(int hash, int node) {
        return (long) hash << 32 | node;
    }

    private int hash(int node) {
        int second = nodes.next(node);
        long a = (long) nodes.lowerExponent(node) << 32 ^ nodes.symbol(node);
        long b = (long) nodes.lowerExponent(second) << 32 ^ nodes.symbol(second);
        if (nodes.hasLongExponents()) {
            a += nodes.upperExponent(node) * 0xC2B2AE3D27D4EB4FL;
            b += nodes.upperExponent(second) * 0xC2B2AE3D27D4EB4FL;
        }
        long mixed = a * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(b * 0xBF58476D1CE4E5B9L, 32);
        mixed = (mixed ^ mixed >>> 32) * 0x94D049BB133111EBL;
        return (int) (mixed >>> 32);
    }
}
