/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of a symbol table, in both versions of the layout. */
class SymbolArchiveTest {

    private static final int FIRST_STRING = 1;

    private static SymbolRow[] rows(Random random, int count, int strings) {
        SymbolRow[] rows = new SymbolRow[count];
        long address = random.nextLong();
        for (int i = 0; i < count; i++) {
            SymbolRow row = new SymbolRow();
            row.kind = random.nextInt(3);
            address = random.nextInt(9) == 0 ? random.nextLong() : address + 2 * random.nextInt(4);
            row.address = row.kind == 0 ? address : 0;
            row.text = random.nextInt(strings + 1);
            row.function = i / 4 % (strings + 1);
            row.source = 0;
            rows[i] = row;
        }
        return rows;
    }

    private static byte[] string(Random random) {
        String text = switch (random.nextInt(4)) {
            case 0 -> Integer.toString(random.nextInt(5000));
            case 1 -> "0x" + Integer.toHexString(random.nextInt());
            case 2 -> "MOV r" + random.nextInt(9);
            default -> "007";
        };
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @RepeatedTest(50)
    void readsWhatItWrote(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        boolean values = random.nextBoolean();
        byte[][] strings = new byte[random.nextInt(100)][];
        Arrays.setAll(strings, i -> string(random));
        SymbolRow[] rows = rows(random, random.nextInt(300), strings.length);
        SymbolArchiver archiver = values ? new SymbolArchiver(FIRST_STRING, rows.length, strings.length)
                : new SymbolArchiver(FIRST_STRING);
        for (SymbolRow row : rows) {
            archiver.row(row);
        }
        boolean[] elsewhere = new boolean[strings.length];
        for (int i = 0; i < strings.length; i++) {
            elsewhere[i] = archiver.string(strings[i], 0, strings[i].length);
        }
        byte[] code = archiver.finish();
        SymbolUnarchiver reader = values
                ? new SymbolUnarchiver(code, 0, code.length, FIRST_STRING, rows.length, strings.length)
                : new SymbolUnarchiver(code, 0, code.length, FIRST_STRING);
        for (SymbolRow row : rows) {
            SymbolRow read = new SymbolRow();
            reader.row(read);
            assertThat(read).as("seed %d", seed).usingRecursiveComparison().isEqualTo(row);
        }
        NumberText number = new NumberText();
        for (int i = 0; i < strings.length; i++) {
            boolean isNumber = reader.number(number);
            assertThat(isNumber).as("seed %d", seed).isEqualTo(!elsewhere[i]);
            if (isNumber) {
                assertThat(number.bytes()).isEqualTo(strings[i]);
            } else {
                assertThat(reader.length()).isEqualTo(strings[i].length);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void survivesAnyBytes(boolean values) {
        Random random = new Random(1);
        NumberText number = new NumberText();
        for (int i = 0; i < 300; i++) {
            byte[] bytes = new byte[random.nextInt(100)];
            random.nextBytes(bytes);
            SymbolUnarchiver reader = values ? new SymbolUnarchiver(bytes, 0, bytes.length, FIRST_STRING, 100, 100)
                    : new SymbolUnarchiver(bytes, 0, bytes.length, FIRST_STRING);
            for (int k = 0; k < 100; k++) {
                reader.row(new SymbolRow());
            }
            for (int k = 0; k < 100; k++) {
                if (!reader.number(number)) {
                    reader.length();
                } else if (number.isNumber()) {
                    assertThat(number.bytes().length).isLessThanOrEqualTo(NumberText.LONGEST);
                }
            }
        }
    }
}
