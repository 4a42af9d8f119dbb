/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

/** Text from files and names, made fit for a terminal. */
public final class Text {

    private Text() {
    }

    /** On one line and without control characters, which could steer the terminal: each becomes a question mark. */
    public static String printable(String text) {
        return text.codePoints()
                .map(c -> c == '\n' || c == '\t' ? ' ' : c)
                .filter(c -> c != '\r')
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
