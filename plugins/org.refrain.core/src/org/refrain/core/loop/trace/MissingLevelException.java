/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

/** A trace has no elements of the kind that was asked for. The message tells why, and what can be done. */
public final class MissingLevelException extends Exception {

    private static final long serialVersionUID = 1L;

    MissingLevelException(String message) {
        super(message);
    }
}
