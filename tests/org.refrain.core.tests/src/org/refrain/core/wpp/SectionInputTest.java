/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;

import org.junit.jupiter.api.Test;

class SectionInputTest {

    @Test
    void readsWhatWasWritten() throws WppFormatException {
        long[] numbers = {0, 1, -1, 127, 128, 16383, 16384, Long.MAX_VALUE, Long.MIN_VALUE, 0xdeadbeefL};
        SectionOutput out = new SectionOutput(1);
        for (long number : numbers) {
            out.varint(number);
            out.zigzag(number);
            out.u64(number);
            out.u32((int) number);
            out.u16((int) number);
            out.text("x" + number + "\u00e4\ud83d\ude00");
        }
        out.align();
        SectionInput in = new SectionInput("TEST", 0, out.array(), out.size());
        for (long number : numbers) {
            assertThat(in.varint()).isEqualTo(number);
            assertThat(in.zigzag()).isEqualTo(number);
            assertThat(in.peekU64()).isEqualTo(number);
            assertThat(in.u64()).isEqualTo(number);
            assertThat(in.u32()).isEqualTo((int) number);
            assertThat(in.u16()).isEqualTo((int) number & 0xffff);
            assertThat(in.text()).isEqualTo("x" + number + "\u00e4\ud83d\ude00");
        }
        in.align();
        in.end();
    }

    @Test
    void namesSectionAndByteOfWhatIsWrong() {
        SectionInput in = new SectionInput("META", 1000, new byte[] {1, 2, 3}, 3);
        assertThatThrownBy(() -> {
            in.u16();
            in.u16();
        }).isInstanceOfSatisfying(WppFormatException.class, e -> {
            assertThat(e.section()).isEqualTo("META");
            assertThat(e.offset()).isEqualTo(1002);
            assertThat(e.reason()).isEqualTo(WppFormatException.Reason.INCONSISTENT);
        });
    }

    @Test
    void refusesTextsAndNumbersThatAreTooLong() {
        byte[] endless = new byte[12];
        Arrays.fill(endless, (byte) 0xff);
        assertThatThrownBy(() -> new SectionInput("TEST", 0, endless, 12).varint())
                .isInstanceOf(WppFormatException.class);
        assertThatThrownBy(() -> new SectionInput("TEST", 0, endless, 5).varint())
                .isInstanceOf(WppFormatException.class);
        assertThatThrownBy(() -> new SectionInput("TEST", 0, new byte[] {100, 'a'}, 2).text())
                .isInstanceOf(WppFormatException.class);
        assertThatThrownBy(() -> new SectionInput("TEST", 0, new byte[] {1}, 1).end())
                .isInstanceOf(WppFormatException.class).hasMessageContaining("too many");
    }
}
