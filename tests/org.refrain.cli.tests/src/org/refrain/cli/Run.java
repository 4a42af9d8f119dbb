/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import org.refrain.cli.command.Host;
import org.refrain.cli.terminal.Terminal;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * One run of the program.
 *
 * @param code exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {

    /** Runs without keeping indexes. */
    static Run of(Object... arguments) {
        return with(Optional.empty(), arguments);
    }

    /** Runs as the packaged program does, with a directory for indexes. */
    static Run with(Optional<Path> cache, Object... arguments) {
        return with(cache, Runtime.getRuntime().maxMemory(), arguments);
    }

    /** Runs without keeping indexes, as if there was so much memory only. */
    static Run with(long memory, Object... arguments) {
        return with(Optional.empty(), memory, arguments);
    }

    private static Run with(Optional<Path> cache, long memory, Object... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Host host = new Host(new Terminal(out, err, false), cache, "1.2.3", memory);
        int code = Main.run(host, Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
        Run run = new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        assertThat(run.out + run.err).doesNotContain("Exception", "\tat ", "java.");
        assertThat(run.err).doesNotContain("null");
        return run;
    }

    /** The result of a run that was asked for JSON and did well. */
    JsonObject json() {
        assertThat(code).as(err).isZero();
        return JsonParser.parseString(out).getAsJsonObject();
    }

    /** Checks that the run failed with one line of explanation and no result. */
    void failed(int expected, String... words) {
        assertThat(out).isEmpty();
        assertThat(err).startsWith("refrain: ").endsWith("\n").contains(words);
        assertThat(err.strip().lines()).hasSize(1);
        assertThat(code).isEqualTo(expected);
    }
}
