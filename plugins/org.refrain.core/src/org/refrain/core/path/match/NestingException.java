/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import org.refrain.core.path.query.PathException;

/** A trace that leaves more frames open than can be followed. */
public final class NestingException extends PathException {

    private static final long serialVersionUID = 1L;

    /** How many frames may be open at once for those that keep each by itself. */
    public static final int MOST_FRAMES = 1 << 24;

    /** How many may be open for those that keep equal neighbours as one: so many that differ. */
    public static final int MOST_DIFFERENT_FRAMES = 1 << 22;

    /** @param most how many frames could have been followed */
    public NestingException(int most) {
        super("More than " + most + " functions are open at once: exits seem to be missing in the trace.");
    }
}
