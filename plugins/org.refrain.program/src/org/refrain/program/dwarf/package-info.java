/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The common parts of debug information in the DWARF format, versions 2 to 5, that the readers of source lines and of
 * functions are built from.
 *
 * <p>{@link org.refrain.program.dwarf.DwarfSections} holds the sections, {@link org.refrain.program.dwarf.DwarfCursor}
 * reads values from one. {@link org.refrain.program.dwarf.CompilationUnits} cuts .debug_info into units; each
 * {@link org.refrain.program.dwarf.CompilationUnit} knows its {@link org.refrain.program.dwarf.Abbreviations} and turns
 * an {@link org.refrain.program.dwarf.AttributeValue} into a text or an address.
 * {@link org.refrain.program.dwarf.RangeLists} reads lists of address ranges.
 *
 * <h2>Damage</h2>
 * The bytes are data from outside. What cannot be read ends its unit with a
 * {@link org.refrain.program.dwarf.DwarfException} that names section and offset; readers keep it as a
 * {@link org.refrain.program.dwarf.DwarfProblem} and go on with the next unit. Whatever a file could make grow with the
 * square of its size (texts, tables and lists that overlap) has a budget.
 *
 * <p>Source: DWARF Debugging Information Format, version 5 (2017), sections 7.4, 7.5 and 7.26 to 7.28, and the older
 * versions for what changed.
 */
@NonNullByDefault
package org.refrain.program.dwarf;

import org.eclipse.jdt.annotation.NonNullByDefault;
