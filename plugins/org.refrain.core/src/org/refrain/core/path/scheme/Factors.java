/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

/**
 * How pieces of a text stand to a path P of m blocks: the flags of scheme 2, and how they change when two pieces are
 * put together.
 *
 * <p>A piece is a long with four parts. What the paper calls the <em>prefix flag</em> is where P may have got to at the
 * piece's end: the longest prefix of P that ends the piece. The <em>suffix flag</em> is the longest suffix of P that
 * begins the piece. The <em>internal flag</em> says where in P the whole piece occurs, if it does: a piece is empty, a
 * factor of P, or neither. (The paper's leaf "(0)" for a block outside P is a piece that is no factor; the empty piece
 * would be neutral.)
 *
 * <p>Putting together takes O(m). Immutable.
 */
final class Factors {

    /** The piece without a block. */
    static final long EMPTY = 0;

    private static final int FIELD = 16;
    private static final int MASK = (1 << FIELD) - 1;
    /** Length of a piece that is no factor. */
    private static final int NO_FACTOR = MASK;

    private final int[] path;
    /** Of each two places of P: how many blocks are equal from there on. */
    private final int[][] equal;
    /** Of each prefix: the longest shorter prefix that ends it. */
    private final int[] border;

    Factors(int[] path) {
        if (path.length >= NO_FACTOR) {
            throw new IllegalArgumentException("a path of " + path.length + " blocks");
        }
        this.path = path;
        int m = path.length;
        equal = new int[m + 1][m + 1];
        for (int i = m - 1; i >= 0; i--) {
            for (int j = m - 1; j >= 0; j--) {
                equal[i][j] = path[i] == path[j] ? 1 + equal[i + 1][j + 1] : 0;
            }
        }
        border = new int[m + 1];
        for (int prefix = 2; prefix <= m; prefix++) {
            int length = prefix - 1;
            while (length > 0 && equal[0][prefix - length] < length) {
                length--;
            }
            border[prefix] = length;
        }
    }

    /** The piece of one block. */
    long block(int number) {
        for (int i = 0; i < path.length; i++) {
            if (path[i] == number) {
                return piece(i, 1, path[0] == number ? 1 : 0, path[path.length - 1] == number ? 1 : 0);
            }
        }
        return piece(0, NO_FACTOR, 0, 0);
    }

    /** Whether a piece is the whole path. */
    boolean isPath(long piece) {
        return length(piece) == path.length;
    }

    /** Two pieces, one after the other. */
    long join(long first, long second) {
        if (first == EMPTY) {
            return second;
        }
        if (second == EMPTY) {
            return first;
        }
        int factor = factor(first, second);
        return piece(Math.max(0, factor), factor < 0 ? NO_FACTOR : length(first) + length(second),
                prefixAfter(prefix(first), second), suffixBefore(first, suffix(second)));
    }

    /** Where the path has got to when a piece follows. */
    int prefixAfter(int prefix, long piece) {
        if (piece == EMPTY) {
            return prefix;
        }
        int length = length(piece);
        if (length != NO_FACTOR) {
            for (int at = prefix; at > 0; at = border[at]) {
                if (at + length <= path.length && equal[at][start(piece)] >= length) {
                    return at + length;
                }
            }
        }
        return prefix(piece);
    }

    private int suffixBefore(long piece, int suffix) {
        int length = length(piece);
        if (length != NO_FACTOR) {
            int m = path.length;
            for (int behind = suffix; behind > 0; behind--) {
                boolean begins = equal[m - behind][m - suffix] >= behind;
                if (begins && behind + length <= m && equal[m - behind - length][start(piece)] >= length) {
                    return behind + length;
                }
            }
        }
        return suffix(piece);
    }

    /** How many times the path lies across the boundary between what has got to a prefix and a piece. */
    long across(int prefix, long piece) {
        int m = path.length;
        int suffix = suffix(piece);
        long count = 0;
        for (int before = prefix == m ? border[m] : prefix; before > 0; before = border[before]) {
            int behind = m - before;
            if (behind <= suffix && equal[m - behind][m - suffix] >= behind) {
                count++;
            }
        }
        return count;
    }

    /** Where in the path two factors follow each other, or -1. */
    private int factor(long first, long second) {
        int one = length(first);
        int two = length(second);
        if (one == NO_FACTOR || two == NO_FACTOR) {
            return -1;
        }
        for (int i = 0; i + one + two <= path.length; i++) {
            if (equal[i][start(first)] >= one && equal[i + one][start(second)] >= two) {
                return i;
            }
        }
        return -1;
    }

    private static long piece(int start, int length, int prefix, int suffix) {
        return (((long) start << FIELD | length) << FIELD | prefix) << FIELD | suffix;
    }

    private static int start(long piece) {
        return (int) (piece >>> 3 * FIELD);
    }

    private static int length(long piece) {
        return (int) (piece >>> 2 * FIELD) & MASK;
    }

    /** The longest prefix of the path that ends the piece. */
    static int prefix(long piece) {
        return (int) (piece >>> FIELD) & MASK;
    }

    /** The longest suffix of the path that begins the piece. */
    static int suffix(long piece) {
        return (int) piece & MASK;
    }
}
