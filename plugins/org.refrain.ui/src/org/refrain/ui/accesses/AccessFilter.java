/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Chooses lines by a text. */
final class AccessFilter {

    private static final Pattern LINE = Pattern.compile(".+:\\d+");

    private final String wanted;
    private final boolean isLine;

    /** @param text what the user wrote: a line such as main.c:40, or a part of anything that is shown */
    AccessFilter(String text) {
        wanted = text.strip().toLowerCase(Locale.ROOT);
        isLine = LINE.matcher(wanted).matches();
    }

    /** The rows that are to be listed. */
    List<AccessRow> of(List<AccessRow> roots) {
        return wanted.isEmpty() ? roots : roots.stream().filter(this::matches).toList();
    }

    private boolean matches(AccessRow row) {
        return isLine ? row.label().equalsIgnoreCase(wanted)
                : Stream.of(row.label(), row.function(), row.pattern()).anyMatch(this::contains)
                        || row.inner().stream().anyMatch(this::matches);
    }

    private boolean contains(String text) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
