/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Traces as files: how text from any vendor becomes events.
 *
 * <p>{@link org.refrain.core.trace.TraceSource} opens a file and unpacks and decodes it on the fly.
 * {@link org.refrain.core.trace.TraceReaders} looks at its first bytes and names the
 * {@link org.refrain.core.trace.TraceReader} for it. The reader hands every row to a
 * {@link org.refrain.core.trace.TraceReceiver}: an instruction, a discontinuity, a mark beside the stream, or a
 * problem. Nothing here keeps a file in memory.
 *
 * <p>Readers share {@link org.refrain.core.trace.LineReader}, which hands out lines as places in one buffer, and
 * {@link org.refrain.core.trace.TraceEnd}. To add a format: write a reader in a package of its own, put it into
 * {@link org.refrain.core.trace.TraceReaders}, and give it a file of labelled dialect lines with the expected calls
 * beside it.
 */
@NonNullByDefault
package org.refrain.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
