/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * JMH benchmarks of single parts. {@code releng/bench --micro} runs them all, {@code releng/bench --micro Cyclitur}
 * those whose name matches; whatever else follows goes to JMH ({@code -prof stack}, {@code -p trace=lu-c}).
 */
@NonNullByDefault
package org.refrain.benchmarks.micro;

import org.eclipse.jdt.annotation.NonNullByDefault;
