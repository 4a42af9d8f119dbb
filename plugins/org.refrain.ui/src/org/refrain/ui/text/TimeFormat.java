/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.refrain.core.trace.InstructionRow;

/** Times in picoseconds as text and back. A time that is not known is an empty text. */
public final class TimeFormat {

    private static final int PICO = 12;
    private static final int NANO_DIGITS = 9;

    /** Powers of ten that a unit counts in picoseconds. */
    private static final Map<String, Integer> UNITS = Map.of("s", PICO, "ms", 9, "us", 6, "\u00b5s", 6, "\u03bcs", 6,
            "ns", 3, "ps", 0);
    private static final String[] SCALED_UNITS = {"ps", "ns", "\u00b5s", "ms", "s"};

    private static final Pattern TIME = Pattern.compile("([+-]?[0-9 ]*[.,]?[0-9 ]*)\\s*([a-z\u00b5\u03bc]*)");

    private TimeFormat() {
    }

    /**
     * A point in time, in seconds with grouped digits: {@code 136.696 353 860}. Picoseconds show only when there are
     * any, so that times of one trace usually stand below each other.
     */
    public static String seconds(long picoseconds) {
        if (picoseconds == InstructionRow.NO_TIME) {
            return "";
        }
        boolean whole = picoseconds % 1000 == 0;
        String digits = BigDecimal.valueOf(picoseconds, PICO).setScale(whole ? NANO_DIGITS : PICO).toPlainString();
        int point = digits.indexOf('.');
        StringBuilder text = new StringBuilder(digits.length() + 3).append(digits, 0, point + 4);
        for (int at = point + 4; at < digits.length(); at += 3) {
            text.append(' ').append(digits, at, at + 3);
        }
        return text.toString();
    }

    /** A duration in the unit that suits it, rounded to three decimals: {@code 1.28 µs}. */
    public static String duration(long picoseconds) {
        if (picoseconds == InstructionRow.NO_TIME) {
            return "";
        }
        int unit = 0;
        BigDecimal value = BigDecimal.valueOf(picoseconds);
        BigDecimal limit = BigDecimal.valueOf(1000);
        while (unit < SCALED_UNITS.length - 1 && value.abs().compareTo(limit) >= 0) {
            value = value.movePointLeft(3);
            unit++;
        }
        BigDecimal rounded = value.setScale(3, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.toPlainString() + ' ' + SCALED_UNITS[unit];
    }

    /**
     * Reads a time as both methods above write it: digits may be grouped by spaces, the decimal sign is a point or a
     * comma, the unit is one of s, ms, us, ns, ps; without one it is seconds.
     *
     * @return picoseconds; digits behind that are dropped
     * @throws NumberFormatException if the text is no time, or one of more than a hundred days
     */
    public static long parse(String text) {
        Matcher matcher = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new NumberFormatException(text);
        }
        String unit = matcher.group(2);
        Integer power = unit.isEmpty() ? Integer.valueOf(PICO) : UNITS.getOrDefault(unit, -1);
        if (power < 0) {
            throw new NumberFormatException(text);
        }
        BigDecimal value = new BigDecimal(matcher.group(1).replace(" ", "").replace(',', '.'));
        try {
            return value.movePointRight(power).setScale(0, RoundingMode.DOWN).longValueExact();
        } catch (ArithmeticException e) {
            throw (NumberFormatException) new NumberFormatException(text).initCause(e);
        }
    }
}
