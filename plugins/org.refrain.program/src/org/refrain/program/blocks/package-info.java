/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The program as control flow sees it: functions cut into basic blocks.
 *
 * <p>Start with {@link org.refrain.program.blocks.ProgramModel}: {@code ProgramModel.open(path)} reads an ELF file,
 * {@link org.refrain.program.blocks.TraceModel} makes a model from what a trace itself tells where there is no ELF
 * file. Either answers which function and block an address is in, and holds the
 * {@link org.refrain.program.blocks.Code instructions} and the {@link org.refrain.program.blocks.VectorTable handlers}.
 *
 * <h2>How it is made</h2>
 * MemoryImage holds what the file loads, CodeScanner finds the instructions in it, FunctionFinder gives each one to a
 * function, LeaderFinder says where blocks begin (with JumpTables for switches), BlockTable numbers them, and
 * ModelAssembler numbers the functions.
 *
 * <h2>What a block is</h2>
 * A block begins at a function's entry, at the target of a jump, and behind an instruction that may jump away for good:
 * branches, conditional or not, returns, table jumps. A call comes back and does not end a block. Numbers depend on the
 * program only, never on what a trace shows of it, so they are the same for all traces of one program.
 *
 * <h2>What a function is</h2>
 * One for each address that function symbols name; other symbols of the address are aliases. What GCC splits off as
 * unlikely ({@code f.cold}) belongs to the function again; {@code f.part.0}, {@code f.isra.0} and
 * {@code f.constprop.0} are functions of their own, for they are called. Code without a symbol becomes a function where
 * it is called, handles an exception, or begins.
 */
@NonNullByDefault
package org.refrain.program.blocks;

import org.eclipse.jdt.annotation.NonNullByDefault;
