/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import org.refrain.core.trace.TraceProblem;

/** Takes the tuples of a file of numbers, in order, from the reading thread. */
public interface TupleReceiver {

    /**
     * One line's numbers.
     *
     * @param values the numbers; the array belongs to the reader and is overwritten by the next line
     * @param count how many there are, at least 1
     */
    void tuple(long[] values, int count);

    /** A line that could not be read and was left out, or a finding about the file. */
    void problem(TraceProblem problem);
}
