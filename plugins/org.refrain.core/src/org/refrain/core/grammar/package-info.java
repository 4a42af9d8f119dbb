/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Grammars that expand to exactly one string: building them online (Sequitur, ReSequitur), proving them right,
 * printing, expanding, and reaching any position without expanding.
 *
 * <p>{@link org.refrain.core.grammar.RGrammar} is the immutable result that everything else works on.
 */
@NonNullByDefault
package org.refrain.core.grammar;

import org.eclipse.jdt.annotation.NonNullByDefault;
