/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.util.List;

/**
 * Where a source file is.
 *
 * @param files the file; several when it cannot be told which of them it is; none when it was not found
 */
public record SourceLocation(List<SourceFile> files) {

    static final SourceLocation MISSING = new SourceLocation(List.of());

    public SourceLocation {
        files = List.copyOf(files);
    }

    static SourceLocation of(SourceFile file) {
        return new SourceLocation(List.of(file));
    }

    public boolean isFound() {
        return files.size() == 1;
    }

    public boolean isAmbiguous() {
        return files.size() > 1;
    }

    /** The file; ask only when it {@link #isFound()}. */
    public SourceFile file() {
        return files.get(0);
    }
}
