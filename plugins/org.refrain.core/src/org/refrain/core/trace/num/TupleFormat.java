/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import java.io.IOException;
import java.util.Locale;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.DamagedSourceException;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceSource;

/**
 * The formats of files of numbers, known by their names, for any such text could be in another format too.
 *
 * <p>Lines that cannot be read are reported and left out; empty lines and those that begin with # are comments. Memory:
 * a fixed buffer. Thread-safe.
 */
public enum TupleFormat {

    /** {@code .num}: a tuple of integers a line, decimal or 0x, with blanks, commas or semicolons between them. */
    NUM("num", "Numbers") {
        @Override
        TupleLine line() {
            return new NumLine();
        }
    },

    /**
     * {@code .din}, the traces of the cache simulator Dinero: the type of access (0 read, 1 write, 2 instruction
     * fetch), its address and perhaps its size, both hexadecimal.
     */
    DIN("din", "Dinero references") {
        @Override
        TupleLine line() {
            return new DinLine();
        }
    };

    /** Numbers of a line at most. */
    public static final int MOST_NUMBERS = 63;

    private final String format;
    private final String label;

    TupleFormat(String format, String label) {
        this.format = format;
        this.label = label;
    }

    abstract TupleLine line();

    /** The format's short name: "num", "din". */
    public String format() {
        return format;
    }

    /** The format's name for a person. */
    public String label() {
        return label;
    }

    /** The format that a file's name tells, or null. */
    public static @Nullable TupleFormat named(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        for (TupleFormat format : values()) {
            if (name.endsWith("." + format.format) || name.endsWith("." + format.format + ".gz")) {
                return format;
            }
        }
        return null;
    }

    /**
     * Reads a whole file.
     *
     * @return the fields that were written in hexadecimal wherever they occur, as bits from the first one on
     * @throws TraceFormatException if there is no line that can be read
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public long read(TraceSource source, TupleReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        TupleLine line = line();
        readLines(source, line, lines -> receiver.tuple(line.values, line.count), receiver::problem, progress);
        return line.hexadecimal;
    }

    /**
     * Reads a whole file.
     *
     * @param line reads each line
     * @param receiver takes the lines that it could read
     * @param problems takes what cannot be read
     */
    void readLines(TraceSource source, TupleLine line, Consumer<LineReader> receiver, Consumer<TraceProblem> problems,
            Progress progress) throws IOException, TraceFormatException {
        long count = 0;
        long offset = 0;
        DamagedSourceException damage;
        try (LineReader lines = new LineReader(source.open(progress, "Reading " + source.name()))) {
            while (lines.next()) {
                if (lines.tooLong()) {
                    problem(problems, Severity.WARNING, lines, "The line is longer than "
                            + (LineReader.LONGEST_LINE >> 10) + " KiB and was left out.");
                } else if (!isComment(lines)) {
                    String wrong = line.read(lines.buffer(), lines.start(), lines.end());
                    if (wrong.isEmpty()) {
                        receiver.accept(lines);
                        count++;
                    } else {
                        problem(problems, Severity.WARNING, lines, wrong);
                    }
                }
            }
            offset = lines.offset();
            damage = lines.damage();
            if (damage != null && count > 0) {
                problem(problems, Severity.ERROR, lines, "The file cannot be read on from here: "
                        + damage.getMessage() + ".");
            }
        }
        if (count == 0) {
            throw damage != null
                    ? new TraceFormatException(Reason.DAMAGED, offset, "Before its first line the file cannot be read "
                            + "on: " + damage.getMessage() + ".")
                    : new TraceFormatException(Reason.NO_EVENTS, 0, "The file has no line of numbers: expected "
                            + line.expected() + ".");
        }
    }

    private static boolean isComment(LineReader lines) {
        byte[] text = lines.buffer();
        int i = lines.start();
        while (i < lines.end() && (text[i] == ' ' || text[i] == '\t')) {
            i++;
        }
        return i == lines.end() || text[i] == '#';
    }

    private static void problem(Consumer<TraceProblem> problems, Severity severity, LineReader lines, String message) {
        problems.accept(new TraceProblem(severity, lines.line(), lines.offset(), message));
    }
}
