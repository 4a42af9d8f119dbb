/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaneTest {

    private static SectionInput input(SectionOutput out) {
        return new SectionInput("TEST", 0, out.array(), out.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 47, 62, 63, 64})
    void readsWhatWasWritten(int width) throws WppFormatException {
        Random random = new Random(width);
        for (int count : new int[] {0, 1, 2, 63, 64, 65, 1000}) {
            long[] values = new long[count];
            for (int i = 0; i < count; i++) {
                values[i] = width == 0 ? 0 : random.nextLong() >>> 64 - width;
            }
            SectionOutput out = new SectionOutput();
            out.u8(1);
            Plane.write(out, values, 0);
            out.u8(2);
            SectionInput in = input(out);
            assertThat(in.u8()).isEqualTo(1);
            assertThat(Plane.readLongs(in, "values", count, 0)).isEqualTo(values);
            assertThat(in.u8()).isEqualTo(2);
            in.end();
        }
    }

    @Test
    void isAsWideAsItMustBe() throws WppFormatException {
        SectionOutput out = new SectionOutput();
        Plane.write(out, new int[] {1, 0, 1, 9}, 3, 0);
        assertThat(out.toByteArray()).containsExactly(1, 3, 0, 0, 0, 0, 0, 0, 0b101, 0, 0, 0, 0, 0, 0, 0);
        SectionOutput wider = new SectionOutput();
        Plane.write(wider, new int[] {1, 0, 1}, 3, 4);
        assertThat(wider.toByteArray()).containsExactly(4, 3, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0);
        assertThat(Plane.readInts(input(wider), "values", 3, 4, 2)).containsExactly(1, 0, 1);
    }

    @Test
    void refusesWhatDoesNotFit() {
        SectionOutput out = new SectionOutput();
        Plane.write(out, new long[] {5, 6, 7}, 0);
        assertThatThrownBy(() -> Plane.readLongs(input(out), "values", 4, 0)).isInstanceOf(WppFormatException.class)
                .hasMessageContaining("Number of values is 3");
        assertThatThrownBy(() -> Plane.readInts(input(out), "values", 3, 0, 7)).isInstanceOf(WppFormatException.class)
                .hasMessageContaining("Values is 7");
        assertThatThrownBy(() -> Plane.readLongs(input(out), "values", 3, 4)).isInstanceOf(WppFormatException.class)
                .hasMessageContaining("Width");
    }

    @Test
    void refusesToAllocateForWordsThatAreNotThere() {
        SectionOutput out = new SectionOutput();
        out.u64(1L | (long) Integer.MAX_VALUE << 8);
        out.u64(0);
        assertThatThrownBy(() -> Plane.readLongs(input(out), "values", Integer.MAX_VALUE, 1))
                .isInstanceOf(WppFormatException.class).hasMessageContaining("Bytes missing");
        SectionOutput wide = new SectionOutput();
        wide.u64(65L | 1L << 8);
        assertThatThrownBy(() -> Plane.readLongs(input(wide), "values", 1, 0)).isInstanceOf(WppFormatException.class);
    }
}
