/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How instructions access memory: nested loop recognition of the addresses that each load or store reads or writes.
 *
 * <pre>
 * AccessPatterns.find(source, reader, 3, progress).get(0).text(names)      &amp;buf[0] + 4*i, i = 0..255
 * </pre>
 *
 * <p>{@link org.refrain.core.nlr.access.DataAccesses} splits a trace's accesses by instruction;
 * {@link org.refrain.core.nlr.access.AccessPatterns} finds each one's
 * {@link org.refrain.core.nlr.access.AccessPattern}. Names of variables come from outside, as
 * {@link org.refrain.core.nlr.access.DataNames}; so do source lines, by the instruction's address.
 */
@NonNullByDefault
package org.refrain.core.nlr.access;

import org.eclipse.jdt.annotation.NonNullByDefault;
