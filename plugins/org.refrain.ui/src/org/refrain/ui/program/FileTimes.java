/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** When files were changed last, and which of two is really newer. */
public final class FileTimes {

    /** Files that are copied, unpacked or checked out together get times in any order, some seconds apart. */
    private static final long TOGETHER_MILLIS = 60_000;

    private FileTimes() {
    }

    /** Milliseconds since 1970; 0 when the file cannot be asked. */
    public static long modified(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }

    /** Whether a file was changed more than a minute after another one. */
    public static boolean isNewer(Path file, Path than) {
        long other = modified(than);
        return other != 0 && modified(file) > other + TOGETHER_MILLIS;
    }
}
