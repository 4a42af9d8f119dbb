/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.refrain.cli.terminal.Failure;
import org.refrain.core.trace.TraceSource;

/** The file that a command works on: a recorded trace in any format, or its index. */
public final class TraceFile {

    /** How a .wpp file begins; plugins/org.refrain.core/doc/wpp-format.md. */
    private static final byte[] INDEX_START = {(byte) 0x89, 'W', 'P', 'P', '\r', '\n', 0x1A, '\n'};

    private final Path path;
    private final boolean isIndex;
    private final TraceSource source;

    private TraceFile(Path path, boolean isIndex, TraceSource source) {
        this.path = path;
        this.isIndex = isIndex;
        this.source = source;
    }

    /**
     * Looks at a file.
     *
     * @throws Failure if there is none that can be read
     */
    public static TraceFile of(Path path) throws Failure {
        Failures.checkReadable(path, "a trace file in it");
        try (InputStream in = Files.newInputStream(path)) {
            boolean isIndex = Arrays.equals(in.readNBytes(INDEX_START.length), INDEX_START);
            return new TraceFile(path, isIndex, TraceSource.of(path));
        } catch (IOException e) {
            throw Failures.of(path, e);
        }
    }

    public Path path() {
        return path;
    }

    /** Whether it is a .wpp file, and not a trace that one has to be made of. */
    public boolean isIndex() {
        return isIndex;
    }

    /** The trace as its readers see it; of no use for an index. */
    public TraceSource source() {
        return source;
    }
}
