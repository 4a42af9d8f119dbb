/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.cycle.LoopHeader.Reason;

/** Writes and reads the candidates for the loop header. */
final class LoopHeaders {

    private LoopHeaders() {
    }

    static byte[] section(List<LoopHeader> headers) {
        SectionOutput out = new SectionOutput();
        out.u32(headers.size());
        for (LoopHeader header : headers) {
            out.u32(header.symbol());
            out.u64(header.executions());
            out.u64(Double.doubleToLongBits(header.share()));
            out.text(header.reason().name());
        }
        return out.toByteArray();
    }

    /** @param symbols number of symbols */
    static List<LoopHeader> read(SectionInput in, int symbols) throws WppFormatException {
        List<LoopHeader> headers = new ArrayList<>();
        int count = in.count32("number of loop headers");
        for (int i = 0; i < count; i++) {
            int symbol = in.count32("a loop header");
            in.check(symbol < symbols, "a loop header", symbol);
            long executions = in.count64("executions of a loop header", Long.MAX_VALUE);
            long bits = in.u64();
            double share = Double.longBitsToDouble(bits);
            in.check(share >= 0 && share <= 1, "share of a loop header", bits);
            String name = in.text();
            for (Reason reason : Reason.values()) {
                if (reason.name().equals(name)) {
                    headers.add(new LoopHeader(symbol, executions, share, reason));
                }
            }
        }
        in.end();
        return List.copyOf(headers);
    }
}
