/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Random;

import org.junit.jupiter.api.Test;

class KeilTimeTest {

    private static final String[] UNITS = {"s", "ms", "us", "\u00b5s", "\u03bcs", "ns", "ps", "sec", ""};
    private static final int[] TENS = {12, 9, 6, 6, 6, 3, 0, 12, 12};

    @Test
    void agreesWithExactArithmetic() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int unit = random.nextInt(UNITS.length);
            int decimals = random.nextInt(13);
            long digits = (long) (random.nextDouble() * Math.pow(10, random.nextInt(15)));
            BigDecimal value = BigDecimal.valueOf(digits, decimals);
            BigDecimal expected = value.scaleByPowerOfTen(TENS[unit]).setScale(0, RoundingMode.DOWN);
            String text = write(value, random) + (random.nextBoolean() ? " " : "") + UNITS[unit];
            boolean fits = expected.compareTo(BigDecimal.valueOf(Long.MAX_VALUE - 1)) < 0;
            assertThat(parse(text)).as("seed %d: %s", seed, text)
                    .isEqualTo(fits ? expected.longValueExact() : KeilTime.UNREADABLE);
        }
    }

    /** Decimal point or comma, digits in groups of three with any kind of blank or none. */
    private static String write(BigDecimal value, Random random) {
        String plain = value.toPlainString();
        int point = plain.indexOf('.');
        String whole = point < 0 ? plain : plain.substring(0, point);
        String fraction = point < 0 ? "" : plain.substring(point + 1);
        String blank = new String[] {"", " ", "\u00a0", "\u202f", "'"}[random.nextInt(5)];
        String mark = random.nextBoolean() ? "." : ",";
        return whole.replaceAll("(?<=\\d)(?=(\\d{3})+$)", blank)
                + (fraction.isEmpty() ? "" : mark + fraction.replaceAll("(\\d{3})(?=\\d)", "$1" + blank));
    }

    @Test
    void readsExponents() {
        assertThat(parse("1.4e-08")).isEqualTo(14_000);
        assertThat(parse("1.4E+1 s")).isEqualTo(14_000_000_000_000L);
        assertThat(parse("1e300")).isEqualTo(KeilTime.UNREADABLE);
        assertThat(parse("1e-300")).isZero();
        assertThat(parse("0e300")).isZero();
        assertThat(parse("-0.5")).isEqualTo(-500_000_000_000L);
    }

    @Test
    void otherTextIsNoTime() {
        assertThat(parse("")).isEqualTo(KeilTime.NONE);
        for (String text : new String[] {"soon", "-", ".", "1 x", "1 s s", "10:30", "12 cyc", "1e", "1e+", "0x12",
            "\u00e4", "99999999999999999999999999"}) {
            assertThat(parse(text)).as(text).isEqualTo(KeilTime.UNREADABLE);
        }
    }

    private static long parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return KeilTime.parse(bytes, 0, bytes.length, KeilLayout.SECOND);
    }
}
