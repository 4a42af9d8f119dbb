/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/** Takes the top-level terms of a sequence as a {@link LoopRecognizer} puts them out. */
@FunctionalInterface
public interface TermSink {

    /**
     * The next term of the sequence.
     *
     * @param term a loop, or a single tuple
     * @param place where its first tuple is, as {@link LoopRecognizer#at} was told before that came
     */
    void term(NestTerm term, long place);
}
