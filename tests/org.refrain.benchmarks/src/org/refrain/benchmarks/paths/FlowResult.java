/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;
import java.util.Map;

/**
 * All that was measured on one trace.
 *
 * @param name of the trace
 * @param origin of the trace
 * @param events its length
 * @param deepest most frames open at once
 * @param functions how many are entered
 * @param chunks how many the trace has in scheme 3
 * @param eventsPerChunk how long they are
 * @param index nanoseconds that making an index takes, once, by contender
 * @param sizes how small the trace becomes
 * @param paths times by path
 */
record FlowResult(String name, String origin, long events, int deepest, int functions, int chunks,
        int eventsPerChunk, Map<String, Long> index, FlowSizes sizes, List<PathTimes> paths) {
}
