/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Takes the symbols of a string one by one.
 *
 * @param <E> what it may throw; for a lambda the compiler finds it out
 */
@FunctionalInterface
public interface IntSink<E extends Exception> {

    /** Takes the next symbol. */
    void accept(int symbol) throws E;
}
