/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/** Grammar builders, measured one by one in virtual machines of their own: time, memory, size, and proof. */
@NonNullByDefault
package org.refrain.benchmarks.build;

import org.eclipse.jdt.annotation.NonNullByDefault;
