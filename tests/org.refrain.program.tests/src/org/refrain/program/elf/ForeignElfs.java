/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Programs outside of this repository to check against the GNU binary utilities: all files {@code *.elf} of the folder
 * that the system property {@value #PROPERTY} names. Without it there are none.
 */
public final class ForeignElfs {

    public static final String PROPERTY = "refrain.elfs";

    private ForeignElfs() {
    }

    /** The programs, none when the property is not set. */
    public static List<Path> all() throws IOException {
        String folder = System.getProperty(PROPERTY, "");
        if (folder.isEmpty()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".elf")).sorted().toList();
        }
    }

    /** What a tool for Arm programs prints about a file. */
    public static String print(Path elf, String tool, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of("arm-none-eabi-" + tool));
        command.addAll(List.of(options));
        command.add(elf.toString());
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (InputStream printed = process.getInputStream()) {
            return new String(printed.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
