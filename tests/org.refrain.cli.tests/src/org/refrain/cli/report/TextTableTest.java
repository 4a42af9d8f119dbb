/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

class TextTableTest {

    @Test
    void alignsColumnsAndLeavesOutEmptyOnes() {
        TextTable table = new TextTable("name", ">n", ">time");
        table.add("a", "1,000", "");
        table.add("longer", "2", "");
        assertThat(print(table)).isEqualTo("name        n\na       1,000\nlonger      2\n");
    }

    @Test
    void textOfTheFileCannotSteerTheTerminal() {
        TextTable table = new TextTable("", "");
        table.add("bad", "a\u001b[2Jb\nc\u202Ed");
        assertThat(print(table)).isEqualTo("bad  a?[2Jb c?d\n");
    }

    private static String print(TextTable table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        table.print(out, "");
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
