/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rows as {@code arm-none-eabi-readelf -W --debug-dump=decodedline} prints them, and what they are compared with. */
record DecodedLines(List<Row> rows) {

    private static final Pattern ROW =
            Pattern.compile("(\\S.*?)\\s+(\\d+|-)\\s+(0x[0-9a-f]+|0)(\\s+\\d+)?(\\s+x)?\\s*");

    record Row(String file, int line, long address, boolean statement, boolean end) {
    }

    /** Reads what was printed. */
    static DecodedLines parse(String printed) {
        return new DecodedLines(printed.lines().map(ROW::matcher).filter(Matcher::matches).map(DecodedLines::row)
                .toList());
    }

    private static Row row(Matcher cells) {
        boolean end = cells.group(2).equals("-");
        return new Row(cells.group(1), end ? 0 : Integer.parseInt(cells.group(2)), Long.decode(cells.group(3)),
                cells.group(5) != null, end);
    }

    /** Every row of a table agrees, in the same order. */
    void assertSame(LineTable table) {
        assertThat(table.problems()).isEmpty();
        assertThat(table.rowCount()).isEqualTo(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            assertThat(new Row(table.files().name(table.file(i)), table.isEnd(i) ? 0 : table.line(i),
                    table.address(i), table.isEnd(i) ? row.statement : table.isStatement(i), table.isEnd(i)))
                            .as("row %d", i).isEqualTo(row);
        }
    }
}
