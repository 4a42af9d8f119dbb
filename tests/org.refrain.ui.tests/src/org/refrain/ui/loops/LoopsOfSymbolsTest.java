/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.wpp.DiscontinuityWriter;
import org.refrain.core.wpp.Findings;
import org.refrain.core.wpp.MarkWriter;
import org.refrain.core.wpp.TimeStreamWriter;
import org.refrain.core.wpp.TraceContents;
import org.refrain.core.wpp.WppMeta;
import org.refrain.core.wpp.WppWriter;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.session.EventSpan;

/** The Loop Nest view with traces of symbols and of numbers. */
@ExtendWith(CalmWorkbench.class)
class LoopsOfSymbolsTest {

    private static final LoopSettings NESTED = new LoopSettings(LoopLevel.INSTRUCTIONS, LoopChoice.NESTED);

    private final Bot bot = new Bot();
    private final LoopsBot loops = new LoopsBot(bot);

    private BotEditor open(IFile file) {
        bot.open(file);
        return bot.editor().waitUntilReady();
    }

    /** What stands in a row, wherever the rows before it are. */
    private String cell(LoopRow row, LoopColumn column) {
        return Ui.get(() -> ((TreeItem) view().page().viewer().testFindItem(row)).getText(column.ordinal()));
    }

    /** The LU benchmark's trace of class C, as the paper's Table I prints it. */
    private static String lu() {
        String tail = "QJYQHYQEYQCY";
        String inner = "NKID".repeat(160) + "MLGB".repeat(160);
        String letters = "VVV" + "WW" + "X" + "WWW" + tail.repeat(2) + "RU" + (inner + tail).repeat(249) + inner + "R"
                + tail + "RSRPYAOYF" + "TTT";
        return String.join(" ", letters.split(""));
    }

    @Test
    void showsThePapersNest() throws Exception {
        try (TestProject project = new TestProject("lu")) {
            open(project.file("lu-c.sym", lu()));
            loops.open();
            LoopTree tree = loops.waitForLoops();
            assertThat(Ui.get(view().page()::summary)).contains("Each body written once: 60 elements.");
            assertThat(tree.roots()).extracting(LoopRow::name, row -> row.iterations().text()).containsExactly(
                    tuple("V", "3"), tuple("W", "2 to 3, mostly 2"), tuple("Q", "2"), tuple("N", "249"),
                    tuple("N", "160"), tuple("M", "160"), tuple("T", "3"));
            LoopRow outer = LoopsBot.find(tree.roots(), row -> row.inner().size() == 2);
            assertThat(outer.iterations().text()).isEqualTo("249");
            assertThat(outer.inner()).extracting(row -> row.iterations().text()).containsExactly("160", "160");
            assertThat(outer.inner().get(0).executions()).isEqualTo(249);
            assertThat(cell(outer, LoopColumn.FUNCTION)).isEqualTo("N");
        }
    }

    private LoopsView view() {
        return loops.view();
    }

    @Test
    void saysCalmlyThatNothingRepeats() throws Exception {
        try (TestProject project = new TestProject("none")) {
            open(project.file("none.sym", "a b c a c b"));
            loops.open();
            assertThat(loops.waitForMessage("none.sym"))
                    .startsWith("Nothing in none.sym is repeated at once, so there are no loops of instructions.");
            loops.use(NESTED);
            assertThat(loops.waitForMessage("Nothing")).contains("none.sym");
            loops.use(new LoopSettings(LoopLevel.CYCLES, LoopChoice.LONGEST));
            loops.waitForMessage("There are no such loops: the trace has no cycles");
        }
    }

    @Test
    void findsOneLoopOfABillionAtOnce(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("billion.wpp");
        write(file, 1_000_000_000L);
        bot.open(file);
        BotEditor editor = bot.editor().waitUntilReady();
        loops.open();
        LoopTree tree = loops.waitForLoops();
        assertThat(tree.roots()).hasSize(1);
        LoopRow row = tree.roots().get(0);
        assertThat(cell(row, LoopColumn.ITERATIONS)).isEqualTo("1,000,000,000");
        loops.select(row);
        Wait.until("marked", () -> editor.session().selection().span().equals(new EventSpan(0, 1_000_000_000L)));
        loops.use(NESTED);
        Wait.until("recognised", () -> view().tree() != null && view().tree() != tree);
        assertThat(cell(loops.waitForLoops().roots().get(0), LoopColumn.ITERATIONS)).isEqualTo("1,000,000,000");
    }

    private static void write(Path file, long times) throws Exception {
        SymbolTableBuilder symbols = new SymbolTableBuilder(null);
        InstructionRow row = new InstructionRow();
        row.buffer = "a".getBytes(StandardCharsets.UTF_8);
        row.textEnd = 1;
        int symbol = symbols.symbolOf(row);
        try (TimeStreamWriter noTimes = new TimeStreamWriter(file);
                DiscontinuityWriter noDiscontinuities = new DiscontinuityWriter(file);
                MarkWriter noMarks = new MarkWriter(file)) {
            WppWriter.write(file, new TraceContents(new WppMeta("sym", "billion.sym", 0, 0, times, "auto", ""),
                    symbols.build(), new long[] {times},
                    new RGrammar(new int[] {0, 1}, new int[] {symbol}, new long[] {times}), null, null, null, List.of(),
                    noTimes, noDiscontinuities, noMarks, Findings.NONE), Progress.NONE);
        }
    }

    @Test
    void showsNumbersAsFunctions() throws Exception {
        StringBuilder text = new StringBuilder("# a triangle\n");
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 3 + 3 * i; j++) {
                text.append(String.format("0x%x%n", 0x20000400 + 64 * i + 4 * j));
            }
            text.append("0x10\n");
        }
        try (TestProject project = new TestProject("numbers")) {
            BotEditor editor = open(project.file("triangle.num", text.toString()));
            BotPart part = loops.open();
            loops.waitForMessage("Nothing in triangle.num is repeated at once");
            part.click("Recognize Nested Loops");
            LoopTree tree = loops.waitForLoops();
            assertThat(tree.roots()).hasSize(1);
            LoopRow outer = tree.roots().get(0);
            assertThat(outer.name()).isEqualTo("for i0 = 0 to 5");
            assertThat(outer.share()).isEqualTo(1.0);
            LoopRow inner = outer.inner().get(0);
            assertThat(inner.name()).isEqualTo("for i1 = 0 to 2 + 3*i0");
            assertThat(inner.iterations().text()).isEqualTo("3 + 3*i0");
            assertThat(inner.iterations().isVarying()).isTrue();
            assertThat(inner.inner().get(0).name()).isEqualTo("0x20000400 + 64*i0 + 4*i1");
            assertThat(outer.inner().get(1).name()).isEqualTo("0x10");
            loops.select(inner);
            Wait.until("marked", () -> editor.session().selection().span().equals(new EventSpan(0, 3)));
            bot.command("org.refrain.ui.command.nextLoopExecution");
            Wait.until("next marked", () -> editor.session().selection().span().equals(new EventSpan(4, 10)));
            bot.command("org.eclipse.ui.navigate.expandAll");
            bot.screenshot("loops-numbers");
        }
    }

    @Test
    void opensDineroReferences() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            text.append(String.format("2 130 4%n0 %x 8%n", 0xff2f80 + 8 * i));
        }
        try (TestProject project = new TestProject("dinero")) {
            open(project.file("copy.din", text.toString()));
            loops.open();
            loops.use(NESTED);
            LoopTree tree = loops.waitForLoops();
            assertThat(tree.roots().get(0).iterations().text()).isEqualTo("40");
            assertThat(tree.roots().get(0).inner()).extracting(LoopRow::name)
                    .containsExactly("2, 304, 4", "0, 16723840 + 8*i0, 8");
        }
    }
}
