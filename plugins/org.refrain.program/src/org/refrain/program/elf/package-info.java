/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The program that ran, as its ELF file describes it: which function holds an address, where a function starts, and
 * whether the program fits a trace at all.
 *
 * <p>Start with {@link org.refrain.program.elf.ElfProgram}: {@code ElfProgram.open(path)} reads the functions, closes
 * the file and answers {@link org.refrain.program.elf.ElfProgram#nameOf(long) names of addresses} and
 * {@link org.refrain.program.elf.ElfProgram#addressOf(String) addresses of names} from then on. It is immutable.
 * {@link org.refrain.program.elf.ElfDataSymbols} names its variables by their addresses.
 * {@link org.refrain.program.elf.ProgramFit} tells how many of a trace's addresses are in its code.
 *
 * <p>Below it, {@link org.refrain.program.elf.ElfFile} gives the header, sections, segments and the contents of any
 * section of an open file, compressed debug sections unpacked: what a reader of line numbers starts from.
 *
 * <h2>Why an own reader</h2>
 * An ELF file is data from outside, and every damage must come out as an
 * {@link org.refrain.program.elf.ElfFormatException} that names the place, with bounded memory. The reader on Maven
 * Central, net.fornwall:jelf 0.9.0, was tried on 3,000 damaged copies of a firmware: 241 of them ended in an unchecked
 * exception (array index, null, class cast, negative size, division) and 5 more asked for more than 256 MB. It also has
 * no OSGi manifest and reads no compressed sections. The reader in the CDT's core is sound but would bring the whole
 * CDT into a feature that needs none of it. The part of the format that is needed here is small and does not change.
 *
 * <p>Source: Tool Interface Standard, Executable and Linking Format (ELF) 1.2, and the System V ABI drafts for 64 bit,
 * more than 65,279 sections and compressed sections; ELF for the Arm Architecture (IHI 0044), section 5.5, for the
 * Thumb bit and mapping symbols.
 */
@NonNullByDefault
package org.refrain.program.elf;

import org.eclipse.jdt.annotation.NonNullByDefault;
