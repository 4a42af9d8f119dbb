/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Finds the version in the manifest that the program was built with. */
final class ProgramVersion {

    private static final String HEADER = "Bundle-Version";

    private ProgramVersion() {
    }

    /** The version; empty when the program runs from class files that have none. */
    static String find() {
        CodeSource source = ProgramVersion.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return "";
        }
        try {
            Path place = Path.of(source.getLocation().toURI());
            return Files.isDirectory(place) ? ofDirectory(place) : ofJar(place);
        } catch (URISyntaxException | IOException | IllegalArgumentException e) {
            return "";
        }
    }

    private static String ofJar(Path place) throws IOException {
        try (JarFile jar = new JarFile(place.toFile())) {
            return value(jar.getManifest());
        }
    }

    private static String ofDirectory(Path place) throws IOException {
        Path manifest = place.resolve("META-INF").resolve("MANIFEST.MF");
        if (!Files.exists(manifest)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(manifest)) {
            return value(new Manifest(in));
        }
    }

    private static String value(Manifest manifest) {
        String value = manifest.getMainAttributes().getValue(HEADER);
        return value == null ? "" : value;
    }
}
