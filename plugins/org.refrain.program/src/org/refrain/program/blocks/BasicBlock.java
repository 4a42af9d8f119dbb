/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

/**
 * A basic block: instructions that run one after the other, but for calls and exceptions in between.
 *
 * @param function the function it belongs to
 * @param number its number in the function, from 0 in the order of addresses
 * @param first address of its first instruction
 * @param last address of its last byte
 */
public record BasicBlock(int function, int number, long first, long last) {
}
