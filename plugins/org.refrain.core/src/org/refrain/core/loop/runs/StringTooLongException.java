/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import java.io.IOException;

/** A string is too long for its loops to be found. */
public final class StringTooLongException extends IOException {

    private static final long serialVersionUID = 1L;

    private final long most;

    /**
     * @param reason why, for a person: "it has more than ..."
     * @param most what would not have been too long, in stretches of equal symbols; Long.MAX_VALUE when it is the
     *        number of symbols that is too large
     */
    public StringTooLongException(String reason, long most) {
        super(reason);
        this.most = most;
    }

    /** As many stretches of equal symbols there may be; Long.MAX_VALUE when it is the symbols that are too many. */
    public long most() {
        return most;
    }
}
