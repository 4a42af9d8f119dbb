/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

/** Bytes that can be read anywhere: a section of a mapped file, or a spool. */
interface BlockSource {

    /** Number of bytes. */
    long size();

    /**
     * Reads bytes that are all there.
     *
     * @param position of the first one
     * @param into takes them, from index 0
     */
    void read(long position, byte[] into, int length) throws IOException;
}
