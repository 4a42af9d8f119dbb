/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

import org.eclipse.jdt.annotation.Nullable;

/** How a file looked from outside at some moment; another stamp means other contents. */
record FileStamp(long size, FileTime modified) {

    /** The stamp of a file now, or null when it is not there or cannot be asked. */
    static @Nullable FileStamp of(Path path) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return new FileStamp(attributes.size(), attributes.lastModifiedTime());
        } catch (IOException e) {
            return null;
        }
    }
}
