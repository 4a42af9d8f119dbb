/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.wpp.WppFormatException;
import org.refrain.program.elf.ElfFormatException;

/** Turns what went wrong with a file into one line: what, where in the file, what to do. */
final class Failures {

    private Failures() {
    }

    /** Checks that there is a file to read. */
    static void checkReadable(Path file, String whatItShouldBe) throws Failure {
        if (Files.isDirectory(file)) {
            throw Failure.data(file + ": this is a directory; name " + whatItShouldBe);
        }
        if (!Files.exists(file)) {
            throw missing(file);
        }
        if (!Files.isReadable(file)) {
            throw denied(file);
        }
    }

    static Failure of(Path file, TraceFormatException e) {
        return Failure.data(file + ": " + e.getMessage());
    }

    static Failure of(Path file, ElfFormatException e) {
        return Failure.data(file + ": " + e.getMessage()
                + "; name the linked program with --elf, as the debugger loads it");
    }

    static Failure of(Path file, IOException e) {
        if (e instanceof NoSuchFileException) {
            return missing(file);
        }
        if (e instanceof AccessDeniedException) {
            return denied(file);
        }
        if (e instanceof WppFormatException) {
            return Failure.data(file + ": " + e.getMessage() + "; make it again from the trace");
        }
        return Failure.data(file + ": the file system failed" + reason(e) + "; is the disk full or gone?");
    }

    private static Failure missing(Path file) {
        return Failure.data(file + ": there is no such file; check the path");
    }

    private static Failure denied(Path file) {
        return Failure.data(file + ": it may not be read; check its permissions");
    }

    /** The operating system's own words. */
    private static String reason(IOException e) {
        @Nullable String words = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return words == null || words.isBlank() ? "" : " (" + words + ")";
    }
}
