/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.trace.keil.AddressCell.Outcome;

class AddressCellTest {

    private final AddressCell cell = new AddressCell();

    @Test
    void readsEveryNotation() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long address = random.nextLong() >>> random.nextInt(64);
            String digits = Long.toHexString(address);
            String zeros = "0".repeat(random.nextInt(20));
            for (String text : new String[] {"0x" + zeros + digits, "0X" + digits.toUpperCase(), digits, zeros + digits,
                digits + "H", "X : 0x" + digits, "C:0x" + digits, "X : " + digits + "h"}) {
                assertThat(parse(text)).as(text).isEqualTo(Outcome.NUMBER);
                assertThat(cell.value).as(text).isEqualTo(address);
            }
        }
    }

    @Test
    void knowsSegmentsAndWhetherItIsSurelyHexadecimal() {
        parse("W : 0x20000000");
        assertThat(cell.segment).isEqualTo('W');
        assertThat(cell.marked).isTrue();
        parse("DEAD");
        assertThat(cell.segment).isZero();
        assertThat(cell.marked).isFalse();
        parse("0800");
        assertThat(cell.marked).isFalse();
        parse("08000100");
        assertThat(cell.marked).isTrue();
    }

    @Test
    void tellsTextAndLongNumbersApart() {
        assertThat(parse("")).isEqualTo(Outcome.EMPTY);
        for (String text : new String[] {"TRACE RUN", "0x", "H", "X :", "X : ", "0x12g", "OVF", "12 34", "main",
            "-1"}) {
            assertThat(parse(text)).as(text).isEqualTo(Outcome.TEXT);
        }
        assertThat(parse("0x10000000000000000")).isEqualTo(Outcome.TOO_LONG);
        assertThat(parse("0xFFFFFFFFFFFFFFFF")).isEqualTo(Outcome.NUMBER);
        assertThat(cell.value).isEqualTo(-1);
    }

    private Outcome parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return cell.parse(bytes, 0, bytes.length);
    }
}
