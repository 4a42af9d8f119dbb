/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import org.refrain.program.elf.AddressRanges;

/**
 * A call that the compiler replaced by the called function's code.
 *
 * @param name the called function; empty when the debug information has none
 * @param ranges the code it became
 * @param path the source file with the call; empty when unknown
 * @param line of the call, from 1; 0 when unknown
 * @param column of the call, from 1; 0 when unknown
 */
public record InlinedCall(String name, AddressRanges ranges, String path, int line, int column) {
}
