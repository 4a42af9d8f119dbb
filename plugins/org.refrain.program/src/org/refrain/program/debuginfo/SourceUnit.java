/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

/**
 * A source file that was compiled.
 *
 * @param name as the compiler was given it
 * @param folder the folder that the compiler ran in; empty when unknown
 */
public record SourceUnit(String name, String folder) {
}
