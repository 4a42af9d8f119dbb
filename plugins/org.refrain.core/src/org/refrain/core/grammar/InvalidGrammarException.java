/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/** Rules that are no r-grammar. The message names the rule and what is wrong with it. */
public final class InvalidGrammarException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int rule;

    public InvalidGrammarException(int rule, String message) {
        super(message);
        this.rule = rule;
    }

    /** The rule that is wrong. */
    public int rule() {
        return rule;
    }
}
