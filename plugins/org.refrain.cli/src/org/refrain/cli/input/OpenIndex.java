/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.refrain.core.index.IndexedTrace;

/** An open index, and the temporary directory that goes with it. */
public final class OpenIndex implements AutoCloseable {

    private final IndexedTrace trace;
    private final Optional<Path> temporary;

    OpenIndex(IndexedTrace trace, Optional<Path> temporary) {
        this.trace = trace;
        this.temporary = temporary;
    }

    public IndexedTrace trace() {
        return trace;
    }

    @Override
    public void close() {
        trace.close();
        temporary.ifPresent(OpenIndex::delete);
    }

    /** Deletes a directory and the files in it, as far as possible: what is left the system clears away. */
    static void delete(Path directory) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(directory);
        } catch (IOException e) {
            directory.toFile().deleteOnExit();
        }
    }
}
