/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** What is known of a symbol, as it is coded; reused from symbol to symbol. */
public final class SymbolRow {

    /** Kinds are below this. */
    public static final int KINDS = 4;

    /** Ordinal of the {@link org.refrain.core.symbol.SymbolTable.Kind}. */
    public int kind;
    /** Coded for instructions, kind 0, only. */
    public long address;
    /** Numbers of strings. */
    public int text;
    public int function;
    public int source;
}
