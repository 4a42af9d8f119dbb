/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;

import com.google.gson.stream.JsonWriter;

/**
 * What was written as text.
 *
 * @param events number of events
 * @param bytes size of the file
 */
public record ExpandReport(long events, long bytes) implements Report {

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("events").value(events);
        json.name("bytes").value(bytes);
    }

    @Override
    public void print(PrintStream out) {
        out.println(Numbers.count(events, "event") + " in " + Numbers.count(bytes, "byte"));
    }
}
