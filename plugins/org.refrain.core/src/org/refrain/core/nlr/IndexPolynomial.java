/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * A function of loop indexes as a sum of products: {@code 3 + 2*i0 + 7*i0*i1}. No index has an exponent. Immutable.
 */
public final class IndexPolynomial {

    /** The indexes of each product as bits, ascending, so that what depends on outer indexes only comes first. */
    private final long[] products;
    private final long[] coefficients;

    private IndexPolynomial(long[] products, long[] coefficients) {
        this.products = products;
        this.coefficients = coefficients;
    }

    static IndexPolynomial of(long constant) {
        return constant == 0 ? new IndexPolynomial(new long[0], new long[0])
                : new IndexPolynomial(new long[] {0}, new long[] {constant});
    }

    /** This plus {@code slope * index}, where neither contains the index or one above it. */
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

    /** This plus a number. */
    public IndexPolynomial plus(long number) {
        int from = hasConstant() ? 1 : 0;
        long sum = constant() + number;
        int constant = sum == 0 ? 0 : 1;
        long[] sumProducts = new long[constant + products.length - from];
        long[] sumCoefficients = new long[sumProducts.length];
        System.arraycopy(products, from, sumProducts, constant, products.length - from);
        System.arraycopy(coefficients, from, sumCoefficients, constant, products.length - from);
        if (constant > 0) {
            sumCoefficients[0] = sum;
        }
        return new IndexPolynomial(sumProducts, sumCoefficients);
    }

    /** Whether no index changes the value. */
    public boolean isConstant() {
        return products.length == 0 || products.length == 1 && hasConstant();
    }

    private boolean hasConstant() {
        return products.length > 0 && products[0] == 0;
    }

    /** Whether the value depends on an index. */
    public boolean uses(int index) {
        for (long product : products) {
            if ((product >> index & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The value where all indexes are 0. */
    public long constant() {
        return hasConstant() ? coefficients[0] : 0;
    }

    /**
     * What is added to the constant: {@code " + 2*i0 - i0*i1"}, empty if nothing is.
     *
     * @param names the name of each index
     */
    public String variation(IntFunction<String> names) {
        StringBuilder out = new StringBuilder();
        for (int i = hasConstant() ? 1 : 0; i < products.length; i++) {
            long coefficient = coefficients[i];
            boolean minus = coefficient < 0 && coefficient != Long.MIN_VALUE;
            long size = minus ? -coefficient : coefficient;
            out.append(minus ? " - " : " + ");
            if (size != 1) {
                out.append(size).append('*');
            }
            for (long rest = products[i]; rest != 0; rest &= rest - 1) {
                out.append(rest == products[i] ? "" : "*").append(names.apply(Long.numberOfTrailingZeros(rest)));
            }
        }
        return out.toString();
    }

    /**
     * The function's text: {@code "3 + 2*i0"}.
     *
     * @param names the name of each index
     * @param hexadecimal whether the constant is printed as an unsigned hexadecimal number
     */
    public String text(IntFunction<String> names, boolean hexadecimal) {
        long constant = constant();
        String number = hexadecimal ? "0x" + Long.toHexString(constant) : Long.toString(constant);
        String variation = variation(names);
        if (hasConstant() || variation.isEmpty()) {
            return number + variation;
        }
        return variation.startsWith(" + ") ? variation.substring(3) : "-" + variation.substring(3);
    }

    @Override
    public String toString() {
        return text(index -> "i" + index, false);
    }
}
