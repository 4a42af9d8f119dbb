/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.core.index.TraceRows;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.Ui;

/** The table over traces that no list could hold. */
class TraceTableTest {

    private static final long TRILLION = 1_000_000_000_000L;

    private final Bot bot = new Bot();
    private final List<Long> selected = new ArrayList<>();
    private Shell shell = Ui.get(() -> new Shell(Ui.display()));
    private TraceTable table = Ui.get(() -> new TraceTable(shell, damage -> { }));

    /** Row n has symbol n % 10, of which 9 is a discontinuity; even rows have a time. */
    private record Rows(long eventCount) implements TraceRows {

        @Override
        public SymbolTable symbols() {
            return new Symbols();
        }

        @Override
        public int symbols(long position, int[] into, int count) {
            int there = (int) Math.max(0, Math.min(count, eventCount - position));
            for (int i = 0; i < there; i++) {
                into[i] = (int) ((position + i) % 10);
            }
            return there;
        }

        @Override
        public int times(long position, long[] into, int count) {
            int there = (int) Math.max(0, Math.min(count, eventCount - position));
            for (int i = 0; i < there; i++) {
                into[i] = (position + i) % 2 == 0 ? (position + i) * 1000 : InstructionRow.NO_TIME;
            }
            return there;
        }
    }

    private static final class Symbols implements SymbolTable {

        @Override
        public int size() {
            return 10;
        }

        @Override
        public Kind kind(int symbol) {
            return symbol == 9 ? Kind.DISCONTINUITY : Kind.INSTRUCTION;
        }

        @Override
        public long address(int symbol) {
            return 0x100 + 2L * symbol;
        }

        @Override
        public String text(int symbol) {
            return symbol == 9 ? "GAP" : "NOP";
        }

        @Override
        public String function(int symbol) {
            return "main";
        }

        @Override
        public String source(int symbol) {
            return "";
        }

        @Override
        public int symbolAt(long address) {
            return -1;
        }
    }

    @BeforeEach
    void open() {
        Ui.run(() -> {
            shell.setLayout(new FillLayout());
            shell.setBounds(20, 20, 1000, 500);
            shell.open();
            table.setRows(new Rows(TRILLION));
            table.onSelection(selected::add);
        });
        Ui.settle();
    }

    @AfterEach
    void close() {
        Ui.run(shell::dispose);
    }

    @Test
    void reachesEveryRowOfATrillionAtOnce() {
        long begin = System.nanoTime();
        for (long position : new long[] {TRILLION / 2, 0, TRILLION - 1, 123_456_789_012L, TRILLION / 2 + 1}) {
            Ui.run(() -> table.select(position));
            Ui.settle();
            assertThat(Ui.get(table::selectedPosition)).isEqualTo(position);
            assertThat(Ui.get(table::firstVisible)).isLessThanOrEqualTo(position);
            assertThat(Ui.get(() -> table.firstVisible() + table.visibleRows())).isGreaterThan(position);
        }
        assertThat(selected).as("nobody is told of what a program selects").isEmpty();
        assertThat(System.nanoTime() - begin).as("nanoseconds").isLessThan(3_000_000_000L);
        Ui.run(() -> table.select(TRILLION - 1));
        bot.screenshot("table-trillion");
    }

    @Test
    void aRowThatIsLookedForComesWithRowsBeforeIt() {
        int visible = Ui.get(table::visibleRows);
        for (long position : new long[] {50_000, 20_000, 70_000, 500}) {
            Ui.run(() -> table.select(position));
            Ui.settle();
            assertThat(position - Ui.get(table::firstVisible)).as("rows before " + position)
                    .isBetween(visible / 4L, visible / 2L);
        }
        long top = Ui.get(table::firstVisible);
        Ui.run(() -> table.select(502));
        assertThat(Ui.get(table::firstVisible)).as("was in sight").isEqualTo(top);
    }

    /** As when an editor is opened to show a match. */
    @Test
    void theSameBeforeTheTableHasASize() {
        Ui.run(() -> {
            table.control().setSize(1000, 0);
            table.select(50_000);
            table.control().setSize(1000, 400);
        });
        Ui.settle();
        int visible = Ui.get(table::visibleRows);
        assertThat(50_000 - Ui.get(table::firstVisible)).isBetween(visible / 4L, visible / 2L);
    }

    @Test
    void keysLeadToTheEndsOfTheWholeTrace() {
        bot.keyboard().press(table.control(), 0, SWT.END);
        assertThat(Ui.get(table::selectedPosition)).isEqualTo(TRILLION - 1);
        bot.keyboard().press(table.control(), 0, SWT.PAGE_UP);
        bot.keyboard().press(table.control(), 0, SWT.ARROW_UP);
        bot.keyboard().press(table.control(), 0, SWT.HOME);
        assertThat(Ui.get(table::selectedPosition)).isZero();
        assertThat(selected).startsWith(TRILLION - 1).endsWith(0L).hasSize(4);
    }

    @Test
    void theUserCanGoOnBehindTheWindowOfTheTable() {
        long rows = Ui.get(() -> {
            RowWindow window = new RowWindow(20);
            window.setTotal(TRILLION);
            return (long) window.rows();
        });
        Ui.run(() -> table.select(rows / 2));
        for (int page = 0; page < 5; page++) {
            bot.keyboard().press(table.control(), SWT.SHIFT, SWT.END);
            Ui.settle();
        }
        assertThat(Ui.get(table::selectedPosition)).as("moved on each time").isGreaterThan(2 * rows);
    }

    @Test
    void keepsPlaceAndSelectionWhenMoreRowsAreKnown() {
        Ui.run(() -> {
            table.setRows(new Rows(65_536));
            table.select(60_000);
        });
        Ui.settle();
        long top = Ui.get(table::firstVisible);

        Ui.run(() -> table.setRows(new Rows(1_000_000)));
        Ui.settle();

        assertThat(Ui.get(table::selectedPosition)).isEqualTo(60_000);
        assertThat(Ui.get(table::firstVisible)).isEqualTo(top);
        assertThat(selected).isEmpty();
        Ui.run(() -> table.setRows(null));
        assertThat(Ui.get(table::selectedPosition)).isEqualTo(-1);
    }

    @Test
    void tellsTheTimeSinceTheTimedRowBefore() {
        RowTexts texts = new RowTexts(new Rows(2000));

        assertThat(texts.text(TraceColumn.DELTA, 0)).isEmpty();
        assertThat(texts.text(TraceColumn.DELTA, 1)).isEmpty();
        assertThat(texts.text(TraceColumn.DELTA, 2)).isEqualTo("2 ns");
        assertThat(texts.text(TraceColumn.DELTA, 512)).as("the row before is in another block").isEqualTo("2 ns");
        assertThat(texts.text(TraceColumn.TIME, 1998)).isEqualTo("0.000 001 998");
        assertThat(texts.isDiscontinuity(1999)).isTrue();
        assertThat(texts.text(TraceColumn.ADDRESS, 1999)).isEmpty();
        assertThat(texts.text(TraceColumn.ADDRESS, 1998)).isEqualTo("0x00000110");
    }
}
