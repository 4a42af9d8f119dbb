/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;

/**
 * Where a trace comes from.
 *
 * @param path the file
 * @param file the same in the workspace, or null when it is not there
 */
public record TraceInput(Path path, @Nullable IFile file) {

    /** The extension of index files, which need no reading. */
    private static final String INDEX_EXTENSION = ".wpp";

    public TraceInput {
        path = path.toAbsolutePath().normalize();
    }

    /** The file's name, for a person. */
    public String name() {
        IFile workspaceFile = file;
        return workspaceFile != null ? workspaceFile.getName() : String.valueOf(path.getFileName());
    }

    /** Whether the file is an index already. */
    public boolean isIndex() {
        return path.toString().endsWith(INDEX_EXTENSION);
    }

    /**
     * What an editor was asked to open.
     *
     * @return null when it is no file of a local file system
     */
    public static @Nullable TraceInput of(IEditorInput input) {
        if (input instanceof IFileEditorInput fileInput) {
            IFile file = fileInput.getFile();
            URI location = file.getLocationURI();
            Path path = location == null ? null : pathOf(location);
            return path == null ? null : new TraceInput(path, file);
        }
        if (input instanceof IURIEditorInput uriInput) {
            Path path = pathOf(uriInput.getURI());
            return path == null ? null : new TraceInput(path, null);
        }
        return null;
    }

    private static @Nullable Path pathOf(URI uri) {
        try {
            return Path.of(uri);
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null; // a remote file system, which Java cannot read from
        }
    }
}
