/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.util.List;

/**
 * What was measured.
 *
 * @param sizes bytes and predictions of data accesses, one for each trace
 * @param speeds how fast events are recognised
 */
record NlrResult(List<AccessSizes> sizes, List<FlowSpeed> speeds) {
}
