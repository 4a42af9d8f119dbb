/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source line as a person writes it: {@code main.c:41}.
 *
 * @param file a path, or the end of one
 * @param line from 1
 */
public record SourceLine(String file, int line) {

    /** Names may hold blanks, so what ends a line is its number. */
    private static final Pattern LINE = Pattern.compile("\\s*(\\S.*?):(\\d{1,9})(?=\\s|$)");

    /**
     * Reads lines that are separated by blanks.
     *
     * @throws SourceLineException if there is anything else, or nothing
     */
    public static List<SourceLine> parse(String text) throws SourceLineException {
        List<SourceLine> lines = new ArrayList<>();
        Matcher matcher = LINE.matcher(text);
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            int number = Integer.parseInt(matcher.group(2));
            if (number == 0) {
                throw new SourceLineException(matcher.group().strip() + ": lines are counted from 1");
            }
            lines.add(new SourceLine(String.valueOf(matcher.group(1)), number));
            end = matcher.end();
        }
        String rest = text.substring(end).strip();
        if (!rest.isEmpty() || lines.isEmpty()) {
            throw new SourceLineException("\"" + (rest.isEmpty() ? text : rest)
                    + "\" is no source line; write file and line, as main.c:41");
        }
        return lines;
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
