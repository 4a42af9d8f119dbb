/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

import org.junit.jupiter.api.Test;

class PatternTextTest {

    private static List<String> text(Consumer<LongConsumer> accesses) {
        DataAccesses<StreamRecognizer> found = AccessPatterns.recognize(AccessPatterns.options());
        accesses.accept(address -> found.access(0, false, address, 0));
        return AccessPatterns.of(found, 10).streams().get(0).text(DataNames.NONE);
    }

    @Test
    void tellsWhatIsOnlyRepeatedAsANumber() {
        assertThat(text(to -> {
            for (int pass = 0; pass < 12; pass++) {
                for (int i = 0; i < 256; i++) {
                    to.accept(0x1000 + 4 * i);
                }
            }
        })).containsExactly("0x00001000 + 4*i, i = 0..255, 12 times");
        assertThat(text(to -> {
            for (int i = 0; i < 4 * 5 * 3; i++) {
                to.accept(0x1000 + 8 * (i / 3 % 5));
            }
        })).containsExactly("0x00001000 + 8*i, i = 0..4, each 3 times, 4 times");
        assertThat(text(to -> {
            for (int i = 0; i < 7; i++) {
                to.accept(0x20000010);
            }
        })).containsExactly("0x20000010, 7 times");
    }

    @Test
    void namesIndexesThatMatter() {
        assertThat(text(to -> {
            for (int i = 0; i < 4 * 3 * 5; i++) {
                to.accept(0x1000 + 64 * (i / 15) + 4 * (i % 5));
            }
        })).containsExactly("0x00001000 + 64*i + 4*k, i = 0..3, j = 0..2, k = 0..4");
        assertThat(text(to -> {
            for (int i = 0; i < 6; i++) {
                for (int j = 0; j < 3 + i; j++) {
                    to.accept(0x1000 + 4 * j);
                }
            }
        })).containsExactly("0x00001000 + 4*j, i = 0..5, j = 0..2 + i");
    }

    @Test
    void hasALineForEachPlaceOfABody() {
        assertThat(text(to -> {
            for (int i = 0; i < 9; i++) {
                to.accept(0x1000 + 4 * i);
                to.accept(0x8000 - 4 * i);
            }
        })).containsExactly("0x00001000 + 4*i, i = 0..8", "0x00008000 - 4*i, i = 0..8");
    }
}
