/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.refrain.core.wpp.WppFuzzTarget;

/** What a fuzzer once found, in {@code resources/crashers}, and what somebody thought it might. */
class CrashersTest {

    private static final Path CRASHERS = Path.of("resources", "crashers");

    private static List<Path> in(String folder) throws IOException {
        try (Stream<Path> files = Files.list(CRASHERS.resolve(folder))) {
            List<Path> list = files.sorted().toList();
            assertThat(list).isNotEmpty();
            return list;
        }
    }

    @Test
    @Timeout(60)
    void wppFiles() throws IOException {
        for (Path file : in("wpp")) {
            WppFuzzTarget.fuzzerTestOneInput(Files.readAllBytes(file));
        }
    }

    @Test
    @Timeout(60)
    void traces() throws IOException {
        for (Path file : in("trace")) {
            TraceFuzzTarget.fuzzerTestOneInput(Files.readAllBytes(file));
        }
    }
}
