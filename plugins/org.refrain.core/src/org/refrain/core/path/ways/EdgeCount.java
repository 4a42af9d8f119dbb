/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

/**
 * Two blocks that a function executed one after the other in one frame.
 *
 * @param from the first one's number
 * @param to the second one's number
 * @param count how often
 * @param back whether the edge goes back to a block on the way from the entry: it closes a loop
 */
public record EdgeCount(int from, int to, long count, boolean back) {
}
