/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/** The numbers as tables, as JSON, and against what the product promises. */
@NonNullByDefault
package org.refrain.benchmarks.report;

import org.eclipse.jdt.annotation.NonNullByDefault;
