/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import org.refrain.core.trace.TraceMark;

/**
 * A mark and where it is among the events.
 *
 * @param position of the event that comes next; the number of events if none does
 */
public record PlacedMark(long position, TraceMark mark) {
}
