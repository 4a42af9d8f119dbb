/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {

    private final NumberText number = new NumberText();

    private boolean parse(String text) {
        byte[] bytes = ("<" + text + ">").getBytes(StandardCharsets.UTF_8);
        return number.parse(bytes, 1, bytes.length - 1);
    }

    private String text() {
        return new String(number.bytes(), StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "7", "00", "0012", "999999999999999", "0x0", "0x00", "0xff2f80", "0xFF2F80",
        "0x0000012c",
        "0x0000012C", "0xfffffffffffffff", "0x12", "000000000000001"})
    void numbersComeBackAsTheyWere(String text) {
        assertThat(parse(text)).isTrue();
        assertThat(number.isNumber()).isTrue();
        assertThat(number.value()).isEqualTo(text.startsWith("0x") ? Long.parseLong(text.substring(2), 16)
                : Long.parseLong(text));
        assertThat(text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0x", "x", "-1", "+1", "1.5", "ff", "0xfF", "0X12", "1 ", "0x1g", "1000000000000000",
        "0x1000000000000000", "12a", "töken", "٣", "0x-1"})
    void otherTextsAreNone(String text) {
        assertThat(parse(text)).isFalse();
        assertThat(number.isNumber()).isFalse();
    }

    @Test
    void randomNumbersComeBackAsTheyWere() {
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            long value = random.nextLong() >>> 14 + random.nextInt(50);
            String text = switch (random.nextInt(4)) {
                case 0 -> Long.toString(value % 1_000_000_000_000_000L);
                case 1 -> "0x" + Long.toHexString(value);
                case 2 -> String.format(Locale.ROOT, "0x%0" + (1 + random.nextInt(15)) + "X", value);
                default -> String.format(Locale.ROOT, "%0" + (1 + random.nextInt(15)) + "d", value % 100_000);
            };
            assertThat(parse(text)).as(text).isTrue();
            assertThat(text()).isEqualTo(text);
        }
    }
}
