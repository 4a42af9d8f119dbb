/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

import org.refrain.core.wpp.WppFormatException.Reason;

/** Unpacks deflated bytes whose length is known. */
final class Inflating {

    private Inflating() {
    }

    /**
     * Unpacks bytes.
     *
     * @param length of the result; the caller has bounded it
     * @param section name, for messages
     * @param offset in the file, for messages
     */
    static byte[] inflate(byte[] packed, int start, int end, int length, String section, long offset)
            throws WppFormatException {
        byte[] bytes = new byte[length];
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed, start, end - start);
            int done = 0;
            int part = -1;
            while (done < length && part != 0) {
                part = inflater.inflate(bytes, done, length - done);
                done += part;
            }
            if (done != length || !inflater.finished() && inflater.inflate(new byte[1]) != 0) {
                throw new WppFormatException(Reason.INCONSISTENT, section, offset,
                        "what is packed there has another length");
            }
            return bytes;
        } catch (DataFormatException e) {
            WppFormatException damaged = new WppFormatException(Reason.INCONSISTENT, section, offset,
                    "what is packed there cannot be unpacked");
            damaged.initCause(e);
            throw damaged;
        } finally {
            inflater.end();
        }
    }
}
