/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/** How much of the published algorithm is done as it was printed. */
public enum RecognizerForm {

    /** Word for word; O(K) time for each tuple. */
    LITERAL,

    /** The same result, in a time that hardly depends on K. */
    INDEXED,

    /**
     * Tuples that a running loop foresees are accepted without any search, as the authors propose in section 5. Mostly
     * the fastest, and long bodies beyond K can go on. The result may differ from the literal one; it has fewer terms
     * then, but for rare disturbed sequences (3 of 20,000 random ones). {@link SmallestTerms} excludes these.
     */
    PASSIVE
}
