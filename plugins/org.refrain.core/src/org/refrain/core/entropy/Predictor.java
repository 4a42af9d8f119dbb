/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** Says which symbol comes next, and how sure it is. */
interface Predictor {

    /** There is no prediction. */
    int NOTHING = -1;

    /** How sure a predictor can be: below this. */
    int CONFIDENCES = 64;

    /** Looks at the history for the next symbol. */
    void predict();

    /** The symbol predicted, or {@link #NOTHING}. */
    int symbol();

    /** How sure the prediction is: mostly, how often such a one was right. 0 to {@link #CONFIDENCES} - 1. */
    int confidence();

    /** Takes note of what came; the history holds it already. */
    void learn(int symbol);
}
