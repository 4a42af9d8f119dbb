/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/** A trace whose calls cannot be held in memory, because more frames are open at once than any program nests. */
public final class CallTreeException extends Exception {

    private static final long serialVersionUID = 1L;

    CallTreeException() {
        super("More functions are open at once than can be followed: exits seem to be missing in the trace.");
    }
}
