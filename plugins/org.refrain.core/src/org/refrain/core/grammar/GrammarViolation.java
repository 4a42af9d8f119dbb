/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Where a grammar lacks a property.
 *
 * @param property the property
 * @param rule the rule in which it was seen first, -1 if it is a matter of the expanded string
 * @param place index of the element within the rule, or position in the expanded string
 * @param message what is wrong there
 */
public record GrammarViolation(GrammarProperty property, int rule, long place, String message) {
}
