/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.refrain.core.trace.InstructionRow;

class NumbersTest {

    @Test
    void looksTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(Numbers.count(1_048_576)).isEqualTo("1,048,576");
            assertThat(Numbers.share(0.125)).isEqualTo("12.5 %");
            assertThat(Numbers.duration(1_280_000)).isEqualTo("1.280 us");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void smallAndLargeSharesAreNotRoundedAway() {
        assertThat(Numbers.share(0)).isEqualTo("0.0 %");
        assertThat(Numbers.share(0.0004)).isEqualTo("<0.1 %");
        assertThat(Numbers.share(0.9996)).isEqualTo(">99.9 %");
        assertThat(Numbers.share(1)).isEqualTo("100.0 %");
    }

    @Test
    void timesAreExactInSecondsAndReadableAsDurations() {
        assertThat(Numbers.seconds(120_000)).isEqualTo("0.00000012");
        assertThat(Numbers.seconds(136_696_353_860_000L)).isEqualTo("136.69635386");
        assertThat(Numbers.seconds(0)).isEqualTo("0");
        assertThat(Numbers.seconds(-1)).isEqualTo("-0.000000000001");
        assertThat(Numbers.seconds(InstructionRow.NO_TIME)).isEmpty();
        assertThat(Numbers.duration(999)).isEqualTo("999 ps");
        assertThat(Numbers.duration(1_000)).isEqualTo("1.000 ns");
        assertThat(Numbers.duration(12_345_678_900_000L)).isEqualTo("12.346 s");
        assertThat(Numbers.duration(InstructionRow.NO_TIME)).isEmpty();
    }

    @Test
    void addressesHaveEightDigitsOrMore() {
        assertThat(Numbers.address(0x8000CA0)).isEqualTo("0x08000CA0");
        assertThat(Numbers.address(-1)).isEqualTo("0xFFFFFFFFFFFFFFFF");
    }
}
