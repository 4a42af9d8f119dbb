/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

/**
 * Where a path is complete.
 *
 * @param position of the event that completes it, from 0
 * @param path number of the path in its question
 * @param frame position of the entry of the frame that took the path
 * @param depth how many frames are open, this one included: 1 for the outermost that the trace knows of
 */
public record Occurrence(long position, int path, long frame, long depth) {
}
