/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What the debug information (DWARF 2 to 5) says of a program's source.
 *
 * <p>Start with {@link org.refrain.program.debuginfo.DebugInfo}: it holds the source files, the functions with their
 * pieces of code, the calls that were inlined, and the {@link org.refrain.program.line.LineTable}. It is optional
 * everywhere: names and addresses of functions come from the symbol table, and a stripped program has neither.
 *
 * <p>Below it, EntryWalker goes through the entries of a unit and stops at functions and inlined calls;
 * FunctionCollector gives them their names, which stand in other entries. References that lead in a circle end after a
 * few steps, without a name.
 */
@NonNullByDefault
package org.refrain.program.debuginfo;

import org.eclipse.jdt.annotation.NonNullByDefault;
