/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The .wpp file: a compressed trace on disk. The format is specified in {@code doc/wpp-format.md}; read that first.
 *
 * <p>{@link org.refrain.core.wpp.WppWriter} writes a {@link org.refrain.core.wpp.TraceContents},
 * {@link org.refrain.core.wpp.WppReader} answers from the file. Below them, from the outside in:
 * <ul>
 * <li>the container: header, directory, trailer ({@code ContainerWriter}, {@code ContainerReader}), over a file mapped
 * in slices ({@code MappedFile});
 * <li>sections, each with a writer and a reader (symbols, grammars, cycles, ...), of bytes that are written to a
 * {@code SectionOutput} and read from a {@code SectionInput}, with packed columns ({@code Plane});
 * <li>side streams in blocks ({@code BlockWriter}, {@code BlockReader}): times
 * ({@link org.refrain.core.wpp.TimeStreamWriter}, {@link org.refrain.core.wpp.TimeStreamReader}), discontinuities and
 * marks, which wait in a {@link org.refrain.core.wpp.Spool} until the file is written.
 * </ul>
 * <p>How often loops iterated in a part of the trace is found in its events ({@code LoopExecutions}), from the
 * beginning of a cycle or from a position kept for it ({@code LoopStarts}).
 *
 * <p>The archive is another form of the same file, for keeping: {@link org.refrain.core.wpp.ArchiveWriter} packs an
 * index, {@link org.refrain.core.wpp.WppAppender} a recording that goes on, {@link org.refrain.core.wpp.ArchiveReader}
 * hands out what an index is made of again. {@code GrammarPacker} looks for the shortest grammar of what ran;
 * {@code PackedSequence} does without, for traces in which little comes again.
 *
 * <p>Whatever is in a file, reading it ends in an answer or in a {@link org.refrain.core.wpp.WppFormatException}:
 * {@code SectionInput} never reads outside its bytes, and sizes are checked before anything is allocated.
 */
@NonNullByDefault
package org.refrain.core.wpp;

import org.eclipse.jdt.annotation.NonNullByDefault;
