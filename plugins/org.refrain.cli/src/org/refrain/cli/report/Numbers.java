/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

import org.refrain.core.trace.InstructionRow;

import com.google.gson.stream.JsonWriter;

/** Numbers as text, the same way everywhere. */
public final class Numbers {

    private static final int PICO = 12;

    private static final String[] UNITS = {"ps", "ns", "us", "ms", "s"};

    private Numbers() {
    }

    /** {@code 1,048,576}. */
    public static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** {@code 1 event}, {@code 2 events}. */
    public static String count(long value, String thing) {
        return count(value) + " " + (value == 1 ? thing : thing + "s");
    }

    /** {@code 12.3 %}; what is not nothing and not everything does not look like it. */
    public static String share(double share) {
        if (share > 0 && share < 0.001) {
            return "<0.1 %";
        }
        if (share < 1 && share > 0.999) {
            return ">99.9 %";
        }
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** {@code 0x08000CA0}: eight digits, more when the address needs them. */
    public static String address(long address) {
        String digits = Long.toHexString(address).toUpperCase(Locale.ROOT);
        return "0x" + "0".repeat(Math.max(0, 8 - digits.length())) + digits;
    }

    /** A time span in the unit that suits it, {@code 1.28 us}; empty when it is not known. */
    public static String duration(long picoseconds) {
        if (picoseconds == InstructionRow.NO_TIME) {
            return "";
        }
        int unit = 0;
        BigDecimal value = BigDecimal.valueOf(picoseconds);
        while (unit < UNITS.length - 1 && value.abs().compareTo(BigDecimal.valueOf(1000)) >= 0) {
            value = value.movePointLeft(3);
            unit++;
        }
        return value.setScale(unit == 0 ? 0 : 3, RoundingMode.HALF_UP).toPlainString() + " " + UNITS[unit];
    }

    /** A point in time in seconds without needless zeros; empty when it is not known. */
    public static String seconds(long picoseconds) {
        if (picoseconds == InstructionRow.NO_TIME) {
            return "";
        }
        BigDecimal seconds = BigDecimal.valueOf(picoseconds, PICO).stripTrailingZeros();
        return seconds.signum() == 0 ? "0" : seconds.toPlainString();
    }

    /** A member that is a time in seconds, or null. */
    static void time(JsonWriter json, String name, long picoseconds) throws IOException {
        json.name(name);
        if (picoseconds == InstructionRow.NO_TIME) {
            json.nullValue();
        } else {
            json.jsonValue(seconds(picoseconds));
        }
    }
}
