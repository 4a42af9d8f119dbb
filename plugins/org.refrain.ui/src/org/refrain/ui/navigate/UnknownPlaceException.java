/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

/** A place that a trace does not have; the message tells a person why. */
final class UnknownPlaceException extends Exception {

    private static final long serialVersionUID = 1L;

    UnknownPlaceException(String message) {
        super(message);
    }
}
