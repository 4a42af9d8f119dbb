/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A source file on this computer.
 *
 * @param file the file in the workspace, or null when it is not there
 * @param path the file in the local file system, or null when it is in another one
 */
public record SourceFile(@Nullable IFile file, @Nullable Path path) {

    /** A file of the workspace. */
    public static SourceFile of(IFile file) {
        IPath location = file.getLocation();
        return new SourceFile(file, location == null ? null : location.toFile().toPath());
    }

    /** A file outside of the workspace. */
    public static SourceFile of(Path path) {
        return new SourceFile(null, path);
    }

    /** The file's name without folders. */
    public String name() {
        IFile workspaceFile = file;
        Path local = path;
        return workspaceFile != null ? workspaceFile.getName()
                : local == null ? "" : String.valueOf(local.getFileName());
    }

    /** Whether both are the same file; one may be known by its place in the workspace and the other one by its path. */
    public boolean isSame(SourceFile other) {
        IFile workspaceFile = file;
        Path local = path;
        return workspaceFile != null && workspaceFile.equals(other.file) || local != null && local.equals(other.path);
    }
}
