/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;

/** Names of temporary files beside a file: in the same folder, so that they can be moved over it in one step. */
final class Siblings {

    private Siblings() {
    }

    /** A name beside {@code file} that nobody else uses. */
    static Path temporary(Path file) {
        return file.resolveSibling(
                file.getFileName() + "." + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ".tmp");
    }

    /**
     * Deletes a temporary file and the folder that was made for it; what cannot be deleted now goes when the program
     * ends.
     */
    static void deleteWithFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.deleteIfExists(file);
            if (folder != null) {
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            // folder first: the last one named is the first one deleted
            if (folder != null) {
                folder.toFile().deleteOnExit();
            }
            file.toFile().deleteOnExit();
        }
    }
}
