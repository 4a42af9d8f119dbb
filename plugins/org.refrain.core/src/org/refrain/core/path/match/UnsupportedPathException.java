/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import org.refrain.core.path.query.PathException;

/** A path that a published scheme cannot match. The message says which can. */
public final class UnsupportedPathException extends PathException {

    private static final long serialVersionUID = 1L;

    public UnsupportedPathException(String scheme) {
        super("Scheme " + scheme + " matches one path of plain blocks such as 1 2 3. Use auto, 1 or 3 for gaps, "
                + "alternatives, calls and several paths at once.");
    }
}
