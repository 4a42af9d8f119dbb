/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/** Takes the tuples of a sequence, in order. */
@FunctionalInterface
public interface TupleSink {

    /**
     * One tuple. Tuples of different labels or numbers of fields never become iterations of one another.
     *
     * @param label what kind of tuple it is, from 0; 0 when there is one kind only
     * @param values its fields; the array belongs to the caller and is overwritten by the next tuple
     * @param arity how many fields there are
     */
    void tuple(int label, long[] values, int arity);

    /**
     * Equal tuples, one after another.
     *
     * @param times how many, 0 or more
     */
    default void repeat(int label, long[] values, int arity, long times) {
        for (long rest = times; rest > 0; rest--) {
            tuple(label, values, arity);
        }
    }
}
