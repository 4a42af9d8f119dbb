/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Test files beside the tests. */
public final class TraceResources {

    private TraceResources() {
    }

    public static String text(String name) throws IOException {
        try (InputStream in = TraceResources.class.getResourceAsStream("/trace/" + name)) {
            if (in == null) {
                throw new IOException("no such test file: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The parts of a file with "== name" lines, without "origin:" lines and the blank line at the end. */
    public static Map<String, String> sections(String name) throws IOException {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> current = new ArrayList<>();
        for (String line : text(name).split("\n", -1)) {
            if (line.startsWith("== ")) {
                current = new ArrayList<>();
                sections.put(line.substring(3), current);
            } else if (!line.startsWith("origin: ")) {
                current.add(line);
            }
        }
        Map<String, String> texts = new LinkedHashMap<>();
        sections.forEach((key, lines) -> texts.put(key, String.join("\n", lines).replaceAll("\n+$", "") + "\n"));
        return texts;
    }
}
