/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.util.ArrayList;
import java.util.List;

/** Paths as a compiler on some computer wrote them, cut into their parts: with slashes, backslashes or both. */
final class PathParts {

    private PathParts() {
    }

    /** The parts, without a root or a drive. */
    static List<String> of(String path) {
        List<String> parts = new ArrayList<>();
        for (String part : path.split("[/\\\\]")) {
            boolean drive = parts.isEmpty() && part.length() == 2 && part.charAt(1) == ':';
            if (!part.isEmpty() && !part.equals(".") && !drive) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** The last part; empty when there is none. */
    static String name(String path) {
        List<String> parts = of(path);
        return parts.isEmpty() ? "" : parts.get(parts.size() - 1);
    }

    /** How many parts are equal, counted from the end; the case of letters does not matter. */
    static int equalAtEnd(List<String> a, List<String> b) {
        int most = Math.min(a.size(), b.size());
        int equal = 0;
        while (equal < most && a.get(a.size() - 1 - equal).equalsIgnoreCase(b.get(b.size() - 1 - equal))) {
            equal++;
        }
        return equal;
    }
}
