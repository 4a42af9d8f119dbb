/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;

import com.google.gson.stream.JsonWriter;

/** A result that can be shown in two ways. */
public interface Report {

    /** Prints it for a person. */
    void print(PrintStream out);

    /** Writes the members of its JSON object. */
    void members(JsonWriter json) throws IOException;

    /** Writes it as one JSON object. */
    default void printJson(PrintStream out) {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.setIndent("  ");
            json.setSerializeNulls(true);
            json.beginObject();
            members(json);
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        out.println(text);
    }
}
