/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathPatternTest {

    @ParameterizedTest
    @ValueSource(strings = {"1", "0 2147483647", " 1\t2 ", "1 2 .. 5", "1..5", "1 ..-3 5", "1 ..-3-4! 5", "1 (2|3) 4",
        "(1|2 3|(4|5) 6)",
        "1 {g} 2", "{ operator new } 1", "{*}", "1 ! 2", "1!..2", "1 .. ! 2"})
    void acceptsTheLanguage(String text) throws Exception {
        assertThat(PathPattern.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "''; 0; the path is empty; expected",
        "'  '; 2; the path is empty",
        "x; 0; expected a block number",
        "1 x; 2; expected a block number",
        "1 -2; 2; expected a block number",
        "2147483648; 0; below 2^31",
        "1 99999999999999999999; 2; below 2^31",
        "1 ..; 2; a block or a call must follow \"..\"",
        "1 !; 2; a block or a call must follow \"!\"",
        ".. 1; 0; expected a block number",
        "1 . 2; 2; expected \"..\"",
        "1 ..- 2; 5; expected the number of a block that may not come in between",
        "1 ..-3; 2; a block or a call must follow",
        "1 {g; 2; this brace is not closed",
        "1 { }; 2; expected a function's name",
        "1 (2|3; 2; this parenthesis is not closed",
        "1 (2|); 5; expected a block number",
        "(|2); 1; expected a block number",
        "(); 1; expected a block number",
        "1 ); 2; unexpected \")\"",
        "1|2; 1; unexpected \"|\"",
        "1 (! 2|3); 3; expected a block number",
        "1 (2 ..|3); 5; a block or a call must follow",
    })
    void saysWhereATextIsNoPath(String text, int position, String message) {
        PathSyntaxException error = error(text);
        assertThat(error.position()).isEqualTo(position);
        assertThat(error.text()).isEqualTo(text);
        assertThat(error).hasMessageStartingWith("Path \"" + text + "\", character " + (position + 1) + ": ")
                .hasMessageContaining(message);
    }

    @Test
    void boundsNestingAndLength() throws Exception {
        assertThat(error("(".repeat(1_000_000) + "1")).hasMessageContaining("more than 50 deep");
        assertThat(PathPattern.parse("(".repeat(50) + "1" + ")".repeat(50)).blocks()).containsExactly(1);
        assertThat(error("1 ".repeat(1001))).hasMessageContaining("a path may name 1000");
        assertThat(PathPattern.parse("1 ".repeat(1000)).blocks()).hasSize(1000);
    }

    @Test
    void anyTextEitherIsAPathOrSaysWhy() {
        Random random = new Random(6);
        String letters = "0123 (|){}!.-*g";
        for (int round = 0; round < 100_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            try {
                PathPattern.parse(text.toString());
            } catch (PathSyntaxException e) {
                assertThat(e.position()).isBetween(0, text.length());
            }
        }
    }

    @Test
    void knowsPlainPaths() throws Exception {
        for (String plain : new String[] {"1", "1 2 1", "(1) 2", "1 (2 3)"}) {
            assertThat(PathPattern.parse(plain).isPlain()).as(plain).isTrue();
        }
        for (String other : new String[] {"1 .. 2", "1 ..-3 2", "1 ! 2", "(1|2)", "(1|2) 3", "1 {g}", "{*} 1"}) {
            assertThat(PathPattern.parse(other).isPlain()).as(other).isFalse();
        }
        assertThat(PathPattern.ofBlocks(7, 8, 7).text()).isEqualTo("7 8 7");
        assertThat(PathPattern.parse("1 {g} (2|{h}) {g}").callees()).containsExactly("g", "h");
        assertThat(PathPattern.parse("1 {g} (2|{h}) {g}").blocks()).containsExactly(1, 2);
    }

    private static PathSyntaxException error(String text) {
        return catchThrowableOfType(PathSyntaxException.class, () -> PathPattern.parse(text));
    }
}
