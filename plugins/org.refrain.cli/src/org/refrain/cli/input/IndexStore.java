/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;

import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.symbol.FunctionNames;
import org.refrain.core.trace.TraceFormatException;

/**
 * Keeps the indexes of traces between runs, in a directory of the user's cache, so that the second command on a large
 * trace answers at once. Where that directory cannot be used, indexes are made in a temporary one and thrown away.
 *
 * <p>An index is made again when the trace, the options or the version of the program are others. One that was not
 * used for thirty days is deleted.
 */
public final class IndexStore {

    private static final Duration KEPT = Duration.ofDays(30);

    private final Optional<Path> directory;
    private final String version;
    private final Terminal terminal;

    /**
     * @param directory where to keep indexes; empty to keep none
     * @param version of the program
     */
    public IndexStore(Optional<Path> directory, String version, Terminal terminal) {
        this.directory = directory;
        this.version = version;
        this.terminal = terminal;
    }

    /**
     * The index of a trace: the file itself if it is one, a kept one if it is still true, or a new one.
     *
     * @throws Failure if the file cannot be read as a trace, or no index can be written
     */
    public OpenIndex open(TraceFile file, IndexOptions options) throws Failure {
        if (file.isIndex()) {
            return openWpp(file);
        }
        Optional<Path> kept = usableDirectory().map(usable -> usable.resolve(name(file, options)));
        if (kept.isPresent()) {
            try {
                IndexedTrace index = build(file, options, kept.get());
                markUsed(kept.get());
                return new OpenIndex(index, Optional.empty());
            } catch (IOException e) {
                terminal.detail(kept.get() + " cannot be used; making a temporary index");
            }
        }
        return temporary(file, options);
    }

    /** An archive is unpacked into an index, which is kept like that of a trace. */
    private OpenIndex openWpp(TraceFile file) throws Failure {
        Optional<Path> kept = usableDirectory().map(usable -> usable.resolve(name(file, IndexOptions.DEFAULT)));
        try {
            if (kept.isEmpty()) {
                return new OpenIndex(IndexedTraces.open(file.path()), Optional.empty());
            }
            OpenIndex index = new OpenIndex(IndexedTraces.open(file.path(), kept.get(), terminal.progress()),
                    Optional.empty());
            if (Files.exists(kept.get())) {
                markUsed(kept.get());
            }
            return index;
        } catch (IOException e) {
            throw Failures.of(file.path(), e);
        } finally {
            terminal.clearProgress();
        }
    }

    private OpenIndex temporary(TraceFile file, IndexOptions options) throws Failure {
        Path made;
        try {
            made = Files.createTempDirectory("refrain-");
        } catch (IOException e) {
            throw Failure.data(System.getProperty("java.io.tmpdir")
                    + ": no temporary file can be made there; set TMPDIR to a directory that can be written");
        }
        Path wpp = made.resolve("trace.wpp");
        // for a user who stops the program
        made.toFile().deleteOnExit();
        wpp.toFile().deleteOnExit();
        boolean opened = false;
        try {
            OpenIndex index = new OpenIndex(build(file, options, wpp), Optional.of(made));
            opened = true;
            return index;
        } catch (IOException e) {
            throw Failures.of(file.path(), e);
        } finally {
            if (!opened) {
                OpenIndex.delete(made);
            }
        }
    }

    private IndexedTrace build(TraceFile file, IndexOptions options, Path index) throws IOException, Failure {
        terminal.detail("index " + index);
        try {
            return IndexedTraces.openOrBuild(file.source(), options, index, null, terminal.progress());
        } catch (TraceFormatException e) {
            throw Failures.of(file.path(), e);
        } finally {
            terminal.clearProgress();
        }
    }

    private Optional<Path> usableDirectory() {
        if (directory.isEmpty()) {
            return directory;
        }
        try {
            Files.createDirectories(directory.get());
            return directory.filter(Files::isWritable);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private String name(TraceFile file, IndexOptions options) {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
        FunctionNames functions = options.functions();
        // The index itself knows whether trace and options are still the same; other options get a file of their own
        // only so that two commands in turn do not build it again and again.
        String identity = String.join("\0", version, file.path().toAbsolutePath().normalize().toString(),
                options.header().toString(), functions == null ? "" : functions.identity());
        byte[] hash = digest.digest(identity.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, 16) + ".wpp";
    }

    private void markUsed(Path index) {
        Instant now = Instant.now();
        try {
            Files.setLastModifiedTime(index, FileTime.from(now));
            try (DirectoryStream<Path> all = Files.newDirectoryStream(index.resolveSibling("."), "*.wpp")) {
                for (Path other : all) {
                    if (Files.getLastModifiedTime(other).toInstant().isBefore(now.minus(KEPT))) {
                        Files.deleteIfExists(other);
                    }
                }
            }
        } catch (IOException e) {
            terminal.detail(index + ": old indexes beside it could not be looked through");
        }
    }
}
