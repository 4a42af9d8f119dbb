/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

/**
 * How long answering took so far.
 *
 * @param decompression nanoseconds for expanding the trace; 0 for those that do not
 * @param matching nanoseconds for all the rest
 */
public record MatchTimes(long decompression, long matching) {
}
