/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Fuzzing: {@link org.refrain.core.fuzz.FuzzTest} lets Jazzer look for input that a reader cannot bear, for a bounded
 * time, and {@link org.refrain.core.fuzz.CrashersTest} gives the readers all that was ever found. A target is a class
 * with a method {@code fuzzerTestOneInput(byte[])} that throws when something is wrong.
 */
@NonNullByDefault
package org.refrain.core.fuzz;

import org.eclipse.jdt.annotation.NonNullByDefault;
