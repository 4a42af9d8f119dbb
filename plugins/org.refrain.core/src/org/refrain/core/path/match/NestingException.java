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

    /** How many frames of different standing may be open at once. */
    public static final int MOST_FRAMES = 1 << 24;

    public NestingException() {
        super("More than " + MOST_FRAMES + " functions are open at once: exits seem to be missing in the trace.");
    }
}
