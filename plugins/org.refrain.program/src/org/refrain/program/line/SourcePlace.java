/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

/**
 * A place in a source file.
 *
 * @param path as the compiler saw it
 * @param line from 1
 * @param column from 1; 0 when unknown
 */
public record SourcePlace(String path, int line, int column) {

    /** The path without its folders. */
    public String fileName() {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    @Override
    public String toString() {
        return path + ":" + line;
    }
}
