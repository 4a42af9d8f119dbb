/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;

class ElementPositionsTest {

    @Test
    void addsUpLengths() throws Exception {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            ElementPositions positions = new ElementPositions(17);
            long[] expected = new long[1 + random.nextInt(9000)];
            expected[0] = 17;
            for (int i = 1; i < expected.length; i++) {
                long length = random.nextInt(20) == 0 ? random.nextLong(1L << 40) : random.nextInt(260);
                positions.add(length);
                expected[i] = expected[i - 1] + length;
            }
            for (int i = 0; i < expected.length; i++) {
                assertThat(positions.positionOf(i)).as("seed %d, element %d", seed, i).isEqualTo(expected[i]);
            }
        }
    }
}
