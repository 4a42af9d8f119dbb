/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

import org.refrain.cli.terminal.Terminal;

/**
 * What the process offers to the commands.
 *
 * @param terminal where they write
 * @param cache directory that keeps indexes between runs, if any
 * @param version of the program; empty when it runs from class files, and then no index is kept, as nobody could tell
 *        whether it is from the same program
 * @param memory bytes that there are for everything
 */
public record Host(Terminal terminal, Optional<Path> cache, String version, long memory) {

    /** With the memory of this process. */
    public Host(Terminal terminal, Optional<Path> cache, String version) {
        this(terminal, cache, version, Runtime.getRuntime().maxMemory());
    }

    /** Standard output as picocli wants it, for help texts. */
    public PrintWriter resultWriter() {
        return new PrintWriter(terminal.out(), true);
    }
}
