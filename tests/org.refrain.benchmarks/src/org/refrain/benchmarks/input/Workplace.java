/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/** Where a benchmark works: a folder of its own, which goes when it is closed, and messages with the time. */
public final class Workplace implements Closeable {

    private final Path folder;
    private final long begin = System.nanoTime();

    /**
     * Makes a folder.
     *
     * @param parent where; it need not be there yet
     * @param name how the folder's name begins
     */
    public Workplace(Path parent, String name) throws IOException {
        Files.createDirectories(parent);
        folder = Files.createTempDirectory(parent, name);
    }

    /** Takes temporary files. */
    public Path folder() {
        return folder;
    }

    /** Tells on standard error what is being done. */
    public void say(String message) {
        System.err.printf(Locale.ROOT, "[%4d s] %s%n", (System.nanoTime() - begin) / 1_000_000_000, message);
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
