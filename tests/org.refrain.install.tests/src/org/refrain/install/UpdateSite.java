/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.install;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A p2 repository on disk. */
record UpdateSite(Path directory) {

    /** The repository named by a system property of the build. */
    static UpdateSite built(String property) {
        Path directory = Path.of(System.getProperty(property, property));
        if (!Files.isDirectory(directory)) {
            throw new IllegalStateException("not built: " + directory);
        }
        return new UpdateSite(directory);
    }

    URI uri() {
        return directory.toUri();
    }

    /** A copy of this site's metadata that does not know the bundle: enough to resolve against, not to download. */
    UpdateSite without(String bundle, Path target) throws IOException {
        String content = content();
        String less = Pattern.compile("<unit id='" + Pattern.quote(bundle) + "' .*?</unit>", Pattern.DOTALL)
                .matcher(content).replaceAll("");
        if (less.length() == content.length()) {
            throw new IllegalArgumentException("the site has no bundle " + bundle);
        }
        Files.writeString(target.resolve("content.xml"), less);
        Files.copy(directory.resolve("artifacts.jar"), target.resolve("artifacts.jar"));
        return new UpdateSite(target);
    }

    private String content() throws IOException {
        try (ZipFile zip = new ZipFile(directory.resolve("content.jar").toFile())) {
            ZipEntry entry = zip.getEntry("content.xml");
            return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
