/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/** Finds what can be folded at the top of a stack: the paper's REDUCE. */
interface Reduction {

    /** Folds and extends loops at the top of the stack, on which one term has been put, until nothing is left to do. */
    void reduce();

    /** Takes notice that a loop is going to be extended by the terms above it, without having been asked to. */
    void extending(int loop);

    /** Takes notice that terms have been removed at the bottom of the stack. */
    void removed();

    /** Memory that is taken beside the stack. */
    long bytes();
}
