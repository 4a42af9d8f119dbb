/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.io.IOException;

/**
 * A packed file ends early or is damaged. It comes from the stream of {@link TraceSource#open} after every byte that
 * could be unpacked has been delivered, and again at every later read.
 */
public final class DamagedSourceException extends IOException {

    private static final long serialVersionUID = 1L;

    private final long packedOffset;

    /**
     * @param packedOffset about where the damage is, in bytes of the packed file
     * @param message what is wrong, for a person
     */
    public DamagedSourceException(long packedOffset, String message) {
        super(message);
        this.packedOffset = packedOffset;
    }

    /** About where the damage is, in bytes of the packed file; at most 64 KiB behind the true place. */
    public long packedOffset() {
        return packedOffset;
    }
}
