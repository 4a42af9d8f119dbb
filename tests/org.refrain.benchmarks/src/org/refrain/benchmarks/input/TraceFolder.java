/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder with recorded traces, packed with xz: {@code *.pc.xz} (a 32-bit program counter an instruction),
 * {@code *.fbe32.xz} (32-bit control-flow records) and {@code *.din.xz} (text: kind, address and size of a memory
 * access).
 */
public final class TraceFolder {

    private static final List<String> KINDS = List.of(".pc.xz", ".fbe32.xz", ".din.xz");

    private final Path folder;

    public TraceFolder(Path folder) {
        this.folder = folder;
    }

    /** Whether there are such traces. */
    boolean isThere() throws IOException {
        return Files.isDirectory(folder) && !files().isEmpty();
    }

    /** The traces, small ones first. */
    List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> KINDS.stream().anyMatch(file.toString()::endsWith))
                    .sorted((a, b) -> Long.compare(a.toFile().length(), b.toFile().length())).toList();
        }
    }

    static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.indexOf('.'));
    }

    /** Whether the numbers of a trace are addresses of instructions. */
    static boolean holdsAddresses(Path file) {
        return file.toString().endsWith(".pc.xz");
    }

    /** Unpacks a trace. */
    public static int[] numbers(Path file) throws IOException {
        Process xz = new ProcessBuilder("xz", "-dc", file.toString()).redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (InputStream in = xz.getInputStream()) {
            return file.toString().endsWith(".din.xz") ? accesses(in) : words(in);
        } finally {
            xz.destroy();
        }
    }

    private static int[] words(InputStream in) throws IOException {
        int[] words = new int[1 << 20];
        int count = 0;
        byte[] block = new byte[1 << 16];
        for (int n = in.readNBytes(block, 0, block.length); n > 0; n = in.readNBytes(block, 0, block.length)) {
            int read = n / Integer.BYTES;
            if (words.length - count < read) {
                words = Arrays.copyOf(words, words.length + (words.length >> 1));
            }
            ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words, count, read);
            count += read;
        }
        return Arrays.copyOf(words, count);
    }

    /** Accesses that are alike in kind and address are one number. */
    private static int[] accesses(InputStream in) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            return lines.lines().mapToInt(line -> {
                String[] cells = line.split(" ");
                return Integer.parseInt(cells[0]) << 30 | Integer.decode(cells[1]);
            }).toArray();
        }
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
