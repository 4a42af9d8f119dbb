/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * A function of loop indexes as a sum of products: {@code 3 + 2*i0 + 7*i0*i1}. No index has an exponent. Immutable.
 */
final class IndexPolynomial {

    /** The indexes of each product as bits, ascending, so that what depends on outer indexes only comes first. */
    private final long[] products;
    private final long[] coefficients;

    private IndexPolynomial(long[] products, long[] coefficients) {
        this.products = products;
        this.coefficients = coefficients;
    }

    static IndexPolynomial constant(long value) {
        return value == 0 ? new IndexPolynomial(new long[0], new long[0])
                : new IndexPolynomial(new long[] {0}, new long[] {value});
    }

    /** This plus {@code slope * index}, where neither contains the index and no index above it. */
    IndexPolynomial plus(IndexPolynomial slope, int index) {
        int here = products.length;
        int all = here + slope.products.length;
        long[] sumProducts = Arrays.copyOf(products, all);
        long[] sumCoefficients = Arrays.copyOf(coefficients, all);
        for (int i = here; i < all; i++) {
            sumProducts[i] = slope.products[i - here] | 1L << index;
            sumCoefficients[i] = slope.coefficients[i - here];
        }
        return new IndexPolynomial(sumProducts, sumCoefficients);
    }

    /** Appends the function: "3 + 2*i0 + 7*i0*i1", the constant in hexadecimal if wanted, and unsigned then. */
    void print(StringBuilder out, boolean hexadecimal) {
        boolean first = true;
        for (int i = 0; i < products.length; i++) {
            long coefficient = coefficients[i];
            if (products[i] == 0) {
                out.append(hexadecimal ? "0x" + Long.toHexString(coefficient) : Long.toString(coefficient));
            } else {
                boolean minus = coefficient < 0 && coefficient != Long.MIN_VALUE;
                out.append(first ? minus ? "-" : "" : minus ? " - " : " + ");
                long size = minus ? -coefficient : coefficient;
                out.append(size == 1 ? "" : size + "*");
                printProduct(out, products[i]);
            }
            first = false;
        }
        if (first) {
            out.append(hexadecimal ? "0x0" : "0");
        }
    }

    private static void printProduct(StringBuilder out, long indexes) {
        for (long rest = indexes; rest != 0; rest &= rest - 1) {
            out.append(rest == indexes ? "i" : "*i").append(Long.numberOfTrailingZeros(rest));
        }
    }
}
