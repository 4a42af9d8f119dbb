/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

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
}
