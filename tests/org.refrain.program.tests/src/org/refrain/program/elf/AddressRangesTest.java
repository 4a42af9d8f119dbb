/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.AddressRanges.Range;

class AddressRangesTest {

    @Test
    void joinsWhatTouchesOrOverlaps() {
        AddressRanges ranges = new AddressRanges(List.of(new Range(100, 199), new Range(0, 9), new Range(10, 19),
                new Range(150, 160), new Range(190, 300), new Range(-10, -1)));
        assertThat(ranges.ranges()).containsExactly(new Range(0, 19), new Range(100, 300), new Range(-10, -1));
        for (long address = -100; address < 400; address++) {
            assertThat(ranges.contains(address)).as("address %d", address)
                    .isEqualTo(address >= 0 && address <= 19 || address >= 100 && address <= 300
                            || address >= -10 && address < 0);
        }
    }

    @Test
    void endsWithTheAddressSpace() {
        assertThat(AddressRanges.range(-16, 16)).isEqualTo(new Range(-16, -1));
        assertThat(AddressRanges.range(-16, 1000)).isEqualTo(new Range(-16, -1));
    }
}
