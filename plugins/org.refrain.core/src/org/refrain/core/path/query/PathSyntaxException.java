/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

/** A text that is no path. The message names the place and what was expected there. */
public final class PathSyntaxException extends PathException {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final int position;

    PathSyntaxException(String text, int position, String message) {
        super("Path \"" + text + "\", character " + (position + 1) + ": " + message);
        this.text = text;
        this.position = position;
    }

    /** The text. */
    public String text() {
        return text;
    }

    /** Where in the text it is wrong, from 0 to its length. */
    public int position() {
        return position;
    }
}
