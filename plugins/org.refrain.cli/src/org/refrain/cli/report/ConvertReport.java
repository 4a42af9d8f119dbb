/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;

import com.google.gson.stream.JsonWriter;

/**
 * What was written as a .wpp file.
 *
 * @param events number of events
 * @param before size of the file that was read, in bytes
 * @param bytes size of the file that was written
 * @param seconds how long it took
 */
public record ConvertReport(long events, long before, long bytes, double seconds) implements Report {

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("events").value(events);
        json.name("bytes").value(bytes);
        json.name("seconds").value(seconds);
        json.name("bytesBefore").value(before);
    }

    @Override
    public void print(PrintStream out) {
        out.println(Numbers.count(events, "event") + ": " + Numbers.count(before, "byte") + " became "
                + Numbers.count(bytes, "byte") + " in " + String.format(Locale.ROOT, "%.1f", seconds) + " s");
    }
}
