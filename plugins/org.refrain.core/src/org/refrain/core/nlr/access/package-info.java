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
 * AccessPatterns.find(trace, 3, progress).streams().get(0).text(names)      &amp;buf[0] + 4*i, i = 0..255
 * </pre>
 *
 * <p>{@link org.refrain.core.nlr.access.DataAccesses} splits a trace's accesses by instruction. They come from a trace
 * reader, from an index ({@link org.refrain.core.nlr.access.IndexedAccesses}) or from a cache simulator's file
 * ({@link org.refrain.core.nlr.access.DinAccesses}). {@link org.refrain.core.nlr.access.AccessPatterns} finds each
 * instruction's {@link org.refrain.core.nlr.access.AccessPattern}, within memory that does not depend on how many
 * accesses there are: loops that may go on share what all
 * {@link org.refrain.core.nlr.access.StreamRecognizer}s together may take, and of those that are over the ones with the
 * most accesses are kept.
 *
 * <p>Names of variables come from outside, as {@link org.refrain.core.nlr.access.DataNames}; so do source lines, by the
 * instruction's address.
 */
@NonNullByDefault
package org.refrain.core.nlr.access;

import org.eclipse.jdt.annotation.NonNullByDefault;
