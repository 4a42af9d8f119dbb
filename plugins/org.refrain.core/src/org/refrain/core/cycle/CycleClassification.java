/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.List;

import org.refrain.core.skeleton.LoopTokens;

/**
 * Which distinct cycle is of which class, as {@link CycleClassifier} found it.
 *
 * @param loops the loops whose iterations are left out
 * @param classOf the class of each distinct cycle; classes are numbered in the order of first occurrence
 * @param varying for each class, the loops that its cycles differ in, ascending by number
 */
public record CycleClassification(LoopTokens loops, int[] classOf, List<List<VaryingLoop>> varying) {

    /** Number of classes. */
    public int classCount() {
        return varying.size();
    }
}
