/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.TandemRepeatScanner;

/** Writes and reads the loops whose iterations are counted beside the events. */
final class LoopBodies {

    private LoopBodies() {
    }

    static byte[] section(LoopTokens loops) {
        int[] starts = new int[loops.size() + 1];
        int[] fewest = new int[loops.size()];
        for (int loop = 0; loop < loops.size(); loop++) {
            starts[loop + 1] = starts[loop] + loops.period(loop);
            fewest[loop] = loops.fewest(loop);
        }
        int[] bodies = new int[starts[loops.size()]];
        for (int loop = 0; loop < loops.size(); loop++) {
            System.arraycopy(loops.body(loop), 0, bodies, starts[loop], loops.period(loop));
        }
        SectionOutput out = new SectionOutput();
        out.u32(loops.size());
        out.u32(bodies.length);
        Plane.write(out, starts, starts.length, 0);
        Plane.write(out, bodies, bodies.length, 1);
        Plane.write(out, fewest, fewest.length, 2);
        return out.toByteArray();
    }

    /** @param symbols number of symbols */
    static LoopTokens read(SectionInput in, int symbols) throws WppFormatException {
        int size = in.count32("number of loops");
        int length = in.count32("length of all bodies");
        in.check(size <= length, "number of loops", size);
        in.check((long) symbols + size <= Integer.MAX_VALUE, "number of symbols and loops", (long) symbols + size);
        int[] starts = starts(in, size, length);
        int[] bodies = Plane.readInts(in, "symbols of bodies", length, 1, symbols);
        int[] fewest = Plane.readInts(in, "fewest iterations", size, 2, LoopTokens.MOST_FEWEST + 1);
        for (int loop = 0; loop < size; loop++) {
            in.check(fewest[loop] >= 1, "fewest iterations of loop " + loop, fewest[loop]);
        }
        in.end();
        return new LoopTokens(symbols, starts, bodies, fewest);
    }

    private static int[] starts(SectionInput in, int size, int length) throws WppFormatException {
        // each body has a symbol, and the plane behind this one a bit for each
        in.check(length <= 8L * in.remaining(), "length of all bodies", length);
        int[] starts = Plane.readInts(in, "starts of bodies", size + 1, 0, length + 1);
        in.check(starts[0] == 0 && starts[size] == length, "end of the last body", starts[size]);
        for (int loop = 0; loop < size; loop++) {
            int period = starts[loop + 1] - starts[loop];
            in.check(period >= 1 && period <= TandemRepeatScanner.LONGEST_PERIOD, "length of body " + loop, period);
        }
        return starts;
    }
}
