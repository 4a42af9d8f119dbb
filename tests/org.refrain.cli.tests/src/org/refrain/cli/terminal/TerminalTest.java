/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;

class TerminalTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void progressShowsOnlyWhereSomebodyLooks() {
        Terminal quiet = new Terminal(out, err, false);
        quiet.progress().report("Reading", 1, 2);
        quiet.clearProgress();
        quiet.detail("nobody asked");
        assertThat(err.size()).isZero();

        Terminal watched = new Terminal(out, err, true);
        Progress progress = watched.progress();
        progress.report("Reading", 1, 2);
        progress.report("Reading", 2, 2);
        watched.clearProgress();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("\rReading 50 %\u001b[K\r\u001b[K");
    }

    @Test
    void verboseProgressIsALineForEachTask() {
        Terminal terminal = new Terminal(out, err, false);
        terminal.setVerbose(true);
        Progress progress = terminal.progress();
        progress.report("Reading", 1, 2);
        progress.report("Reading", 2, 2);
        progress.report("Writing", 0, -1);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).containsExactly("refrain: Reading",
                "refrain: Writing");
    }

    @Test
    void resultsWaitForTheEnd() {
        Terminal terminal = new Terminal(out, err, false);
        terminal.out().print("result \u00e4");
        assertThat(out.size()).isZero();
        assertThat(terminal.finish(ExitCode.DONE)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("result \u00e4");
    }
}
