/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

/** Something cannot be found in a trace. The message tells a user why, in a sentence. */
public final class FindingException extends Exception {

    private static final long serialVersionUID = 1L;

    public FindingException(String message, Throwable cause) {
        super(message, cause);
    }
}
