/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/** A clock that walks along positions and tells how much time has passed. Not safe for threads. */
public interface CallClock {

    /** How well the time at a position is known; the best first. */
    enum Accuracy {
        /** It was recorded. */
        MEASURED,
        /** It lies between two that were recorded. */
        ESTIMATED,
        /** It is before the first time or behind the last one, or something was lost nearby. */
        UNKNOWN
    }

    /**
     * Goes on to a position.
     *
     * @param position not before the last one that was asked for
     * @return picoseconds since the clock was made; never less than before
     */
    long moveTo(long position);

    /** How well the time at the present position is known. */
    Accuracy accuracy();
}
