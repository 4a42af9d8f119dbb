/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;

class FactorsTest {

    /** Flags, and how often the path lies within, by looking at the text itself. */
    private record Text(String path, String text) {

        int prefix() {
            int length = Math.min(path.length(), text.length());
            while (!text.endsWith(path.substring(0, length))) {
                length--;
            }
            return length;
        }

        int suffix() {
            int length = Math.min(path.length(), text.length());
            while (!text.startsWith(path.substring(path.length() - length))) {
                length--;
            }
            return length;
        }

        int occurrences() {
            int count = 0;
            for (int at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
                count++;
            }
            return count;
        }
    }

    @Test
    void joinedPiecesHaveTheFlagsOfTheJoinedText() {
        Random random = new Random(12);
        for (int round = 0; round < 100_000; round++) {
            int letters = 1 + random.nextInt(3);
            String path = text(random, letters, 1 + random.nextInt(7));
            Factors factors = new Factors(path.chars().toArray());
            String first = piece(random, path, letters);
            String second = piece(random, path, letters);
            String what = "round " + round + ": " + path + " in " + first + " " + second;
            long one = fold(factors, first);
            long two = fold(factors, second);
            long joined = factors.join(one, two);
            Text text = new Text(path, first + second);
            assertThat(Factors.prefix(joined)).as(what).isEqualTo(text.prefix());
            assertThat(Factors.suffix(joined)).as(what).isEqualTo(text.suffix());
            assertThat(factors.isPath(joined)).as(what).isEqualTo(text.text.equals(path));
            assertThat(factors.prefixAfter(Factors.prefix(one), two)).as(what).isEqualTo(text.prefix());
            assertThat(factors.across(Factors.prefix(one), two)).as(what).isEqualTo(text.occurrences()
                    - new Text(path, first).occurrences() - new Text(path, second).occurrences());
        }
    }

    /** A text as it may grow in a grammar: blocks joined in any order. */
    private static long fold(Factors factors, String text) {
        if (text.isEmpty()) {
            return Factors.EMPTY;
        }
        if (text.length() == 1) {
            return factors.block(text.charAt(0));
        }
        int middle = 1 + text.hashCode() % (text.length() - 1);
        int at = middle < 1 ? 1 : middle;
        return factors.join(fold(factors, text.substring(0, at)), fold(factors, text.substring(at)));
    }

    private static String piece(Random random, String path, int letters) {
        if (random.nextBoolean()) {
            int from = random.nextInt(path.length() + 1);
            return path.substring(from, from + random.nextInt(path.length() + 1 - from));
        }
        return text(random, letters + 1, random.nextInt(12));
    }

    private static String text(Random random, int letters, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + random.nextInt(letters)));
        }
        return text.toString();
    }
}
