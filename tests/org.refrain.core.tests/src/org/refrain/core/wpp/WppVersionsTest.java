/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that older programs wrote stay readable. */
class WppVersionsTest {

    @Test
    void version10IsRead(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("old.wpp");
        try (InputStream old = WppVersionsTest.class.getResourceAsStream("/wpp/version-1.0.wpp")) {
            assertThat(old).isNotNull();
            if (old != null) {
                Files.copy(old, file);
            }
        }
        try (WppReader read = WppReader.open(file)) {
            PlainTrace.small().compare(read);
        }
    }
}
