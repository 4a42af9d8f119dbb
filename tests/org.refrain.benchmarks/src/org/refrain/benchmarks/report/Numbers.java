/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import java.util.Locale;

/** Numbers as tables show them. */
final class Numbers {

    /** There is no number. */
    static final String NONE = "-";

    private Numbers() {
    }

    static String count(long count) {
        return count < 0 ? NONE : String.format(Locale.ROOT, "%,d", count);
    }

    /** Three digits or so: 0.0123, 1.23, 12.3, 123. */
    static String rough(double value) {
        int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
        return String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }

    /** A tenth of a megabyte at least: below, it is noise. */
    static String megabytes(long bytes) {
        return bytes < 0 ? NONE : bytes < 100_000 ? "0.1" : rough(bytes / 1e6);
    }
}
