/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymbolSpoolTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 100_000, 1 << 20})
    void readsWhatWasAdded(long memory, @TempDir Path folder) throws IOException {
        Random random = new Random(memory);
        int[] symbols = random.ints(100_000, 0, Integer.MAX_VALUE).toArray();
        try (SymbolSpool spool = new SymbolSpool(folder.resolve("x.wpp"), memory)) {
            for (int symbol : symbols) {
                spool.add(symbol);
            }
            assertThat(spool.length()).isEqualTo(symbols.length);
            for (int round = 0; round < 100; round++) {
                int from = random.nextInt(symbols.length + 1);
                int wanted = random.nextInt(40_000);
                int[] read = new int[wanted];
                int n = spool.symbols(from, read, wanted);
                assertThat(n).isEqualTo(Math.min(wanted, symbols.length - from));
                assertThat(Arrays.copyOf(read, n)).isEqualTo(Arrays.copyOfRange(symbols, from, from + n));
            }
        }
    }
}
