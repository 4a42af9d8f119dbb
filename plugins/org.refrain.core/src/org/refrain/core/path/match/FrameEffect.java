/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

/** What an element of a grammar does to the frames that are open before it, whatever functions they belong to. */
public interface FrameEffect {

    /** How many of the frames that are open before it an element closes, if there are so many. */
    long pops(int element);

    /** How many frames an element opens and leaves open. */
    long pushes(int element);

    /** Whether an element loses all frames that are open before it. */
    boolean isCut(int element);
}
