/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.List;

/** Takes the text of a nest, as functions of the indexes of the loops around. */
public interface NestVisitor {

    /**
     * A loop begins.
     *
     * @param depth loops around it, which is the number of its own index
     * @param bound the last value of its index; the first is 0
     */
    void loop(int depth, IndexPolynomial bound);

    /**
     * A tuple.
     *
     * @param depth loops around it
     * @param label its label
     * @param fields its fields
     */
    void tuple(int depth, int label, List<IndexPolynomial> fields);

    /** The loop that began last and has not ended ends. */
    void end();
}
