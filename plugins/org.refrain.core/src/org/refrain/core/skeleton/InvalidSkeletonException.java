/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.io.IOException;

/** A skeleton, its counts and its directory, read from a file, do not fit each other. */
public final class InvalidSkeletonException extends IOException {

    private static final long serialVersionUID = 1L;

    private final long element;

    InvalidSkeletonException(long element, String message) {
        super(message);
        this.element = element;
    }

    /** The element of the skeleton at which it shows. */
    public long element() {
        return element;
    }
}
