/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.core.trace.InstructionRow;

/** Times and addresses are written and read in the same way. */
class FormatTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"0|0.000 000 000", "8345250000|0.008 345 250", "1|0.000 000 000 001",
        "136696353860000|136.696 353 860", "-40000|-0.000 000 040"})
    void writesPointsInTimeInSeconds(long picoseconds, String text) {
        assertThat(TimeFormat.seconds(picoseconds)).isEqualTo(text);
        assertThat(TimeFormat.parse(text)).isEqualTo(picoseconds);
    }

    @ParameterizedTest
    @CsvSource({"0,0 ps", "999,999 ps", "40000,40 ns", "1280000,1.28 \u00b5s", "12345678900,12.346 ms",
        "90000000000000,90 s", "-1500,-1.5 ns"})
    void writesDurationsInTheUnitThatSuitsThem(long picoseconds, String text) {
        assertThat(TimeFormat.duration(picoseconds)).isEqualTo(text);
    }

    @Test
    void writesNothingForAnUnknownTime() {
        assertThat(TimeFormat.seconds(InstructionRow.NO_TIME)).isEmpty();
        assertThat(TimeFormat.duration(InstructionRow.NO_TIME)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"12.5 ms|12500000000", "340us|340000000", "340 \u00b5s|340000000",
        "1,5 s|1500000000000", "7 ns|7000", "3ps|3", "2|2000000000000", " .5 s |500000000000"})
    void readsTimesWithUnits(String text, long picoseconds) {
        assertThat(TimeFormat.parse(text)).isEqualTo(picoseconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "12 parsec", "1.2.3 s", "0x12", "99999999999999999999 s"})
    void refusesWhatIsNoTime(String text) {
        assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> TimeFormat.parse(text));
    }

    @ParameterizedTest
    @CsvSource({"3232,0x00000CA0", "134221000,0x08000CC8", "-2,0xFFFFFFFFFFFFFFFE"})
    void writesAddressesWithAtLeastEightDigits(long address, String text) {
        assertThat(AddressFormat.format(address)).isEqualTo(text);
        assertThat(AddressFormat.parse(text)).isEqualTo(address);
    }

    @Test
    void dropsTheThumbBit() {
        assertThat(AddressFormat.parse("8000ca1")).isEqualTo(0x08000ca0);
    }
}
