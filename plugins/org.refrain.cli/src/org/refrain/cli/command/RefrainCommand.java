/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.concurrent.Callable;

import org.refrain.cli.terminal.ExitCode;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The program without a command: help and version. */
@Command(name = "refrain", sortOptions = false,
        synopsisHeading = "Usage: ", customSynopsis = "refrain COMMAND FILE [options]",
        description = {"", "Finds what repeats in a recorded instruction trace.", ""},
        commandListHeading = "Commands:%n",
        footer = {"", "refrain COMMAND --help tells more of a command. FILE is a trace in any known format, packed "
                + "with gzip or not, or a .wpp index.",
            "Results go to standard output, messages to standard error. Exit code: 0, 1 for a file that cannot be "
                + "read, 2 for wrong usage."})
public final class RefrainCommand implements Callable<Integer> {

    private final Host host;

    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
    private boolean help;

    @Option(names = {"-V", "--version"}, versionHelp = true, description = "Show the version.")
    private boolean version;

    /** @param host what the process offers */
    public RefrainCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        host.terminal().note("name a command; see refrain --help");
        return ExitCode.USAGE;
    }
}
