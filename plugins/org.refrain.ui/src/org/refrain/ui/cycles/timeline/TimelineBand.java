/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * Where marked events lie on a timeline.
 *
 * @param start first unit
 * @param end unit behind the last one
 */
record TimelineBand(long start, long end) {
}
