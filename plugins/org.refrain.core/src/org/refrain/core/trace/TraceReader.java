/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;

import org.refrain.core.progress.Progress;

/**
 * Reads one text format of traces as a stream. A reader has no state between calls and may be used by many threads.
 */
public interface TraceReader {

    /** From this {@link #confidence} on a file may be opened as a trace without anybody saying that it is one. */
    int CERTAIN = 50;

    /** The format's short name, as {@code info} prints it: "keil-csv", "qemu-exec", "sym". */
    String format();

    /** The format's name for a person: "Keil uVision Trace Data". */
    String label();

    /**
     * How sure this reader is that it can read a file.
     *
     * @param head the first bytes of the file as {@link TraceSource#head} gives them, cut anywhere
     * @return 0 for no, up to 100 for certain
     */
    int confidence(byte[] head);

    /**
     * Reads the whole source and hands every row to the receiver, in the order of execution.
     *
     * <p>Memory: a fixed buffer, whatever the file. Rows that cannot be read are reported to
     * {@link TraceReceiver#problem} and left out.
     *
     * @throws TraceFormatException if nothing in the file can be read
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    void read(TraceSource source, TraceReceiver receiver, Progress progress) throws IOException, TraceFormatException;
}
