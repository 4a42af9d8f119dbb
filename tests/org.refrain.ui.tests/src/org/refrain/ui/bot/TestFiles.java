/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;

/** Where the tests' files are, whatever folder the tests are started in. */
public final class TestFiles {

    private static final String SAMPLE = "tests/org.refrain.sample/trace.csv.gz";

    private TestFiles() {
    }

    /** The recorded trace of the sample firmware. */
    public static Path sample() {
        return root().resolve(SAMPLE);
    }

    /** The folder of this bundle's sources. */
    public static Path bundleFolder() {
        return root().resolve("tests/org.refrain.ui.tests");
    }

    private static Path root() {
        @Nullable Path folder = Path.of("").toAbsolutePath();
        while (folder != null) {
            if (Files.exists(folder.resolve(SAMPLE))) {
                return folder;
            }
            folder = folder.getParent();
        }
        throw new AssertionError(SAMPLE + " is in no folder above " + Path.of("").toAbsolutePath());
    }
}
