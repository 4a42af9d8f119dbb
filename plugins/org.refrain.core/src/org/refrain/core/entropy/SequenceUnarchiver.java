/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Reads what {@link SequenceArchiver} wrote. Damaged bytes give other symbols or {@link #DAMAGED}, never an exception.
 * Not safe for threads.
 */
public final class SequenceUnarchiver {

    /** No symbol: the code is damaged. */
    public static final int DAMAGED = SequenceModel.DAMAGED;

    private final RangeDecoder coder;
    private final SequenceModel model;

    /**
     * @param bytes the code, from {@code start} to before {@code end}
     * @param length how many symbols are to come
     * @param known the symbols below this are known
     * @param values what each symbol stands for as a number, for the known ones and the new
     */
    public SequenceUnarchiver(byte[] bytes, int start, int end, long length, int known, long[] values) {
        coder = new RangeDecoder(bytes, start, end);
        model = new SequenceModel(length, known, values.length, values);
    }

    /** Reads a symbol, or {@link #DAMAGED}; after that, nothing more may be read. */
    public int symbol() {
        return model.code(coder, DAMAGED);
    }

    /** Whether more was read than had been written. */
    public boolean isPastEnd() {
        return coder.isPastEnd();
    }
}
