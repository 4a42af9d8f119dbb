/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.refrain.core.progress.Progress;

/**
 * Where the program writes: results to standard output, everything else to standard error, both in UTF-8.
 *
 * <p>Results are kept back by a buffer and written by {@link #finish}; a command that fails calls {@link Failure}
 * before it writes, so that standard output stays empty then.
 */
public final class Terminal {

    private final StandardOutput output;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean interactive;
    private boolean verbose;

    /**
     * @param output standard output
     * @param error standard error
     * @param interactive whether a person watches standard error
     */
    public Terminal(OutputStream output, OutputStream error, boolean interactive) {
        this.output = new StandardOutput(output);
        this.out = new PrintStream(new BufferedOutputStream(this.output, 1 << 16), false, StandardCharsets.UTF_8);
        this.err = new PrintStream(error, true, StandardCharsets.UTF_8);
        this.interactive = interactive;
    }

    /** The terminal of the process. */
    public static Terminal ofProcess() {
        return new Terminal(new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err),
                isErrorATerminal());
    }

    /** Java knows it of standard input and output only; where the system shows descriptors as links, look there. */
    private static boolean isErrorATerminal() {
        Path descriptor = Path.of("/proc/self/fd/2");
        if (!Files.isSymbolicLink(descriptor)) {
            return System.console() != null;
        }
        try {
            String target = Files.readSymbolicLink(descriptor).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException e) {
            return false;
        }
    }

    /** Standard output, for results only. */
    public PrintStream out() {
        return out;
    }

    /**
     * Standard output for very much data: writing throws when it has failed or its reader has gone, so that nobody goes
     * on in vain. {@link #finish} tells the user.
     */
    public OutputStream bytes() {
        out.flush();
        return output;
    }

    /** Standard error. */
    public PrintStream err() {
        return err;
    }

    public void setVerbose(boolean verbose) {
        this.verbose = verbose;
    }

    /** Tells the user something that is no result and no failure. */
    public void note(String message) {
        err.println("refrain: " + Text.printable(message));
    }

    /** Tells something that only a curious user wants to know. */
    public void detail(String message) {
        if (verbose) {
            note(message);
        }
    }

    /** Shows progress when a person watches, or asked for it. */
    public Progress progress() {
        return interactive || verbose ? new TerminalProgress(err, interactive) : Progress.NONE;
    }

    /** Takes a progress line off the screen. */
    public void clearProgress() {
        if (interactive) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }

    /**
     * Writes what is still in the buffer.
     *
     * @param exitCode what the program would return
     * @return what it returns: the same, unless the results could not be written
     */
    public int finish(int exitCode) {
        out.flush();
        if (!output.failed() || output.readerHasGone() || exitCode != ExitCode.DONE) {
            return exitCode;
        }
        note("standard output: the result could not be written; is the disk full?");
        return ExitCode.UNREADABLE;
    }
}
