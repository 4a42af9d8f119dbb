/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/** A sequence has so few repeats that its terms would take unreasonable memory. The message is for a person. */
public final class TooManyTermsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyTermsException(String message) {
        super(message);
    }
}
