/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.nio.file.Path;
import java.util.Optional;

import org.refrain.cli.input.IndexStore;
import org.refrain.cli.report.Report;
import org.refrain.cli.terminal.Terminal;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The file, and how results are shown. */
final class TraceOptions {

    @Parameters(index = "0", paramLabel = "FILE",
            description = "A trace: Keil CSV, QEMU log, .sym and others, packed with gzip or not; or a .wpp index.")
    private Path file = Path.of("");

    @Option(names = "--json", description = "Print one JSON object on standard output, and nothing else.")
    private boolean json;

    @Option(names = {"-v", "--verbose"}, description = "Tell what is being done.")
    private boolean verbose;

    @Option(names = "--no-cache", description = "Make the trace's index anew and do not keep it.")
    private boolean noCache;

    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
    private boolean help;

    Path file() {
        return file;
    }

    boolean json() {
        return json;
    }

    /** Where the trace's index is kept. */
    IndexStore indexes(Host host) {
        host.terminal().setVerbose(verbose);
        boolean keep = !noCache && !host.version().isEmpty();
        return new IndexStore(keep ? host.cache() : Optional.empty(), host.version(), host.terminal());
    }

    void show(Report report, Terminal terminal) {
        if (json) {
            report.printJson(terminal.out());
        } else {
            report.print(terminal.out());
        }
    }
}
