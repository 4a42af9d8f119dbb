/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.ui.bot.TestFiles;

/** What the sample's firmware counted about its own ways while it was traced, as it printed it. */
final class FirmwareCounts {

    private final Map<String, Integer> counts = new HashMap<>();

    FirmwareCounts() throws IOException {
        List<String> lines = Files.readAllLines(TestFiles.sample().resolveSibling("counts.txt"));
        for (String line : lines) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.startsWith("#")) {
                counts.put(line.substring(0, equals), Integer.valueOf(line.substring(equals + 1)));
            }
        }
    }

    /** A counter's value. */
    int of(String name) {
        assertThat(counts).as("what the firmware counts").containsKey(name);
        return counts.get(name);
    }
}
