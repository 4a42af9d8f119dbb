/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

import org.refrain.cli.terminal.Failure;

/** A file that a command writes: it appears under its name when it is complete. */
public final class OutputFile {

    /** What is written. */
    @FunctionalInterface
    public interface Contents {
        /** @return number of bytes */
        long write(OutputStream out) throws IOException;
    }

    private OutputFile() {
    }

    /**
     * Checks that a file can take a result.
     *
     * @param input the file that is read, which must not be overwritten while it is
     * @throws Failure if it is a directory, in no directory, or the input itself
     */
    public static void check(Path file, Path input) throws Failure {
        if (Files.isDirectory(file)) {
            throw Failure.usage(file + ": this is a directory; name a file to write");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw Failure.usage(file + ": there is no such directory; make it first");
        }
        try {
            if (Files.exists(file) && Files.isSameFile(file, input)) {
                throw Failure.usage(file + ": this is the file that is read; name another one to write");
            }
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    /**
     * Writes a file.
     *
     * @return number of bytes
     * @throws Failure if it cannot be written; what was there before stays then
     */
    public static long write(Path file, Path input, Contents contents) throws Failure {
        check(file, input);
        Path temporary = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            try {
                long bytes;
                try (OutputStream out = Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE)) {
                    bytes = contents.write(out);
                }
                move(temporary, file);
                return bytes;
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    /** Why a file could not be written. */
    public static Failure failure(Path file, IOException e) {
        if (e instanceof AccessDeniedException || e instanceof NoSuchFileException) {
            return Failure.data(file + ": it may not be written there; check the directory's permissions");
        }
        return Failures.of(file, e);
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
