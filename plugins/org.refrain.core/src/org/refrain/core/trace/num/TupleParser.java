/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Makes numbers of the texts of events that {@link TupleTraceReader} has read. Not thread-safe. */
public final class TupleParser {

    private final TupleLine line;

    /** @param format of the trace */
    public TupleParser(TupleFormat format) {
        line = format.line();
    }

    /**
     * The numbers of an event.
     *
     * @throws IllegalArgumentException if the text is not that of such an event
     */
    public long[] parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String wrong = line.read(bytes, 0, bytes.length);
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(wrong);
        }
        return Arrays.copyOf(line.values, line.count);
    }

    /** The fields that were written in hexadecimal in every text so far that has them, as bits. */
    public long hexadecimal() {
        return line.hexadecimal;
    }
}
