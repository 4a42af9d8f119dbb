/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;

/**
 * Where indexes are kept: in the workspace's metadata, one file for each trace, named after a hash of the trace's path.
 * They can be deleted at any time; the next opening makes a new one.
 */
public final class IndexStore {

    private static final String FOLDER = "index";
    private static final String EXTENSION = ".wpp";

    private IndexStore() {
    }

    /** The folder of all indexes; it may not exist yet. */
    public static Path folder() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(IndexStore.class)).append(FOLDER).toFile().toPath();
    }

    /** The index file of a trace; it may not exist yet. */
    public static Path fileFor(Path trace) {
        return folder().resolve(hash(trace.toString()) + EXTENSION);
    }

    /** Bytes that all indexes take. */
    public static long size() throws IOException {
        if (!Files.isDirectory(folder())) {
            return 0;
        }
        long size = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder())) {
            for (Path file : files) {
                size += Files.size(file);
            }
        }
        return size;
    }

    /** Deletes all indexes. Open traces stay open where the file system allows to delete an open file. */
    public static void clear() throws IOException {
        if (!Files.isDirectory(folder())) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(), "*" + EXTENSION)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return String.format("%064x", new BigInteger(1, digest)).substring(0, 32);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java platform has SHA-256
        }
    }
}
