/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Which functions of the loop indexes a number may become when iterations are folded into a loop (section 2.2 of
 * Ketterlin and Clauss). The more general the model, the more repeats are found, and the more coefficients they need.
 */
public enum FieldModel {

    /** Equal in every iteration. For what is a name rather than a quantity: an opcode, the id of an instruction. */
    CONSTANT,

    /** A constant plus one coefficient for each index: {@code a + b*i + c*j}. d + 1 coefficients at depth d. */
    LINEAR,

    /** Any coefficient may depend on the indexes further out: {@code a + b*i + c*j + d*i*j}. 2^d coefficients. */
    POLYNOMIAL
}
