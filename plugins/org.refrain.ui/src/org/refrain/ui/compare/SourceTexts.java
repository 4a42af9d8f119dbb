/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.refrain.ui.source.SourceFile;
import org.refrain.ui.source.SourceLocation;
import org.refrain.ui.source.SourceLocator;

/** Lines of source files, as far as these are found. Reads files: for the background, and not safe for threads. */
final class SourceTexts {

    /** Larger files are no source that a person wrote. */
    private static final int MOST_BYTES = 1 << 24;

    private final @Nullable IProject project;
    private final Map<String, List<String>> files = new HashMap<>();

    /** @param project that of the trace, or null */
    SourceTexts(@Nullable IProject project) {
        this.project = project;
    }

    /** The text of a line without the spaces around it; empty when it is not found. */
    String line(CodePlace place) {
        List<String> lines = files.computeIfAbsent(place.path(), this::read);
        return place.line() < 1 || place.line() > lines.size() ? "" : lines.get(place.line() - 1).strip();
    }

    private List<String> read(String path) {
        SourceLocation location = SourceLocator.locate(path, project);
        if (!location.isFound()) {
            return List.of();
        }
        SourceFile source = location.file();
        IFile file = source.file();
        Path local = source.path();
        try {
            if (file != null) {
                try (InputStream in = file.getContents(true)) {
                    return lines(in, Charset.forName(file.getCharset()));
                }
            }
            if (local != null) {
                try (InputStream in = Files.newInputStream(local)) {
                    return lines(in, StandardCharsets.UTF_8);
                }
            }
        } catch (CoreException | IOException | IllegalCharsetNameException | UnsupportedCharsetException e) {
            return List.of(); // the numbers of its lines are shown all the same
        }
        return List.of();
    }

    private static List<String> lines(InputStream in, Charset charset) throws IOException {
        return new String(in.readNBytes(MOST_BYTES), charset).lines().toList();
    }
}
