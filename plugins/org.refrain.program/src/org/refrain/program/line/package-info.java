/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Source lines of addresses, and addresses of source lines, from the line programs of DWARF 2 to 5.
 *
 * <p>Start with {@link org.refrain.program.line.LineTable}. Addresses are looked up with
 * {@link org.refrain.program.line.LineTable#placeAt(long)}; a person's "main.c:41" becomes addresses by way of
 * {@link org.refrain.program.line.SourceFiles#like(String)} and {@link org.refrain.program.line.LineTable#ranges}:
 *
 * <pre>{@code
 * for (int file : table.files().like("main.c")) {
 *     table.ranges(file, 41);
 * }
 * }</pre>
 *
 * <p>The table is read by running small programs (LineProgram) that a compiler wrote: their header (LineHeader) and
 * lists of files (UnitFiles) come first. Rows go to flat arrays (LineRows); LineSequences and LineIndex search them.
 * One damaged program does not take the others with it: see {@link org.refrain.program.line.LineTable#problems()}.
 *
 * <p>What debug information says of code that the linker left out is kept as rows, but never found by address: all of
 * it claims to be at address 0.
 */
@NonNullByDefault
package org.refrain.program.line;

import org.eclipse.jdt.annotation.NonNullByDefault;
