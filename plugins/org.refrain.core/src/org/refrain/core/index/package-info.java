/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The trace as everything else sees it: rows by number, cycles, times, all from the compressed form.
 *
 * <p>{@link org.refrain.core.index.IndexedTraces} opens the index of a trace and makes it when it is missing or stale:
 *
 * <pre>{@code
 * TraceSource source = TraceSource.of(Path.of("trace.csv"));
 * IndexOptions options = IndexOptions.DEFAULT.withHeader(HeaderSpec.parse("main"));
 * try (IndexedTrace trace = IndexedTraces.openOrBuild(source, options, Path.of("trace.wpp"), null, Progress.NONE)) {
 *     int[] symbols = new int[50];
 *     int n = trace.symbols(1_000_000, symbols, symbols.length);
 * }
 * }</pre>
 *
 * <p>{@link org.refrain.core.index.TraceIndexer} makes it in stages: the reader's rows go to a collector, which numbers
 * the symbols and spools them and the times; the loop header is found; Cyclitur (ReSequitur without a header) reads the
 * spool; durations of cycles are measured; the file is written, and opened. While the first stage runs,
 * {@link org.refrain.core.index.TracePreview} shows the first rows. Table and views see both through
 * {@link org.refrain.core.index.TraceRows}.
 *
 * <p>{@link org.refrain.core.index.IndexedTraces#archive} keeps a trace in a small file, and
 * {@link org.refrain.core.index.TraceRecorder} writes one while it reads; both are unpacked into an index when they are
 * opened. {@link org.refrain.core.index.EventText} writes the events as text again.
 */
@NonNullByDefault
package org.refrain.core.index;

import org.eclipse.jdt.annotation.NonNullByDefault;
