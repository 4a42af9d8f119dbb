/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

/** Ranges that overlap in every way, against asking each of them. */
class RangeMapTest {

    @Test
    void theRangeThatStartsLastHasTheAddress() {
        for (int seed = 0; seed < 5_000; seed++) {
            Random random = new Random(seed);
            long base = random.nextInt(3) == 0 ? -random.nextInt(80) : random.nextInt(40);
            TreeSet<Integer> starts = new TreeSet<>();
            for (int i = random.nextInt(9); i > 0; i--) {
                starts.add(random.nextInt(60));
            }
            List<ElfFunction> functions = new ArrayList<>();
            for (int start : starts) {
                int most = random.nextBoolean() ? 8 : 90;
                if (Long.compareUnsigned(base + start, base) >= 0) {
                    functions.add(new ElfFunction("f" + start, List.of(), base + start, random.nextInt(most)));
                }
            }
            RangeMap map = new RangeMap(functions.stream().mapToLong(ElfFunction::address).toArray(),
                    functions.stream().mapToLong(ElfFunction::last).toArray());
            for (int offset = -10; offset < 200; offset++) {
                long address = base + offset;
                assertThat(map.indexOf(address)).as("seed %d address %x", seed, address)
                        .isEqualTo(search(functions, address));
            }
        }
    }

    private static int search(List<ElfFunction> functions, long address) {
        for (int i = functions.size() - 1; i >= 0; i--) {
            long start = functions.get(i).address();
            if (Long.compareUnsigned(address, start) >= 0
                    && Long.compareUnsigned(address - start, Math.max(1, functions.get(i).size())) < 0) {
                return i;
            }
        }
        return -1;
    }
}
