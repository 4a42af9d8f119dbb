/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

/** Source lines that are no path: the message says which and why, for a person. */
public final class SourceLineException extends Exception {

    private static final long serialVersionUID = 1L;

    public SourceLineException(String message) {
        super(message);
    }
}
