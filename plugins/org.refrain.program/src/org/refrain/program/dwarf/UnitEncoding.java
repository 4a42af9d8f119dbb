/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

/**
 * How values of a unit are stored.
 *
 * @param version of DWARF: 2 to 5
 * @param wide whether offsets have 8 bytes
 * @param addressSize bytes of an address
 * @param start offset of the unit in its section: references inside it count from there
 */
public record UnitEncoding(int version, boolean wide, int addressSize, int start) {
}
