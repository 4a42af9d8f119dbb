/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.IntSupplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.nebula.widgets.nattable.NatTable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.junit.jupiter.api.Test;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.calls.CallStackView;
import org.refrain.ui.calls.FlameCanvas;
import org.refrain.ui.calls.FlameView;
import org.refrain.ui.calls.FunctionsView;
import org.refrain.ui.cycles.CyclesPage;
import org.refrain.ui.cycles.CyclesView;
import org.refrain.ui.cycles.table.CycleColumn;
import org.refrain.ui.cycles.table.CycleOrder;
import org.refrain.ui.cycles.timeline.TimelineChart;
import org.refrain.ui.loops.LoopsView;
import org.refrain.ui.speed.Measured.Aim;

/**
 * Measures what a person waits for in the window, on the sample and on a trace fifty times as long. No test: it is
 * started by {@code releng/bench --window}, and its name keeps it out of every build.
 */
class WindowBench {

    private static final long EVENTS = 50_000_000;
    private static final Set<String> TRACES = Set.of("sample", "long");
    private static final Set<String> PARTS =
            Set.of("table", "timeline", "views", "flame", "cycles", "steps", "source", "questions");
    private static final String COMMAND = "org.refrain.ui.command.";
    private static final Path FOLDER = TestFiles.bundleFolder().resolve("target");

    private final Bot bot = new Bot();
    private final SpeedReport report = new SpeedReport(System.out);
    private final UiWatch watch = new UiWatch();

    @Test
    void measure() throws Exception {
        bot.openTracePerspective();
        try (SampleProject sample = new SampleProject("window-speed")) {
            part("sample", TRACES, () -> measure("The sample, 1 million events", sample, sample.trace()));
            part("long", TRACES, () -> {
                IFile file = sample.project().getFile("long.wpp");
                Files.copy(longTrace(), file.getLocation().toFile().toPath());
                file.refreshLocal(IResource.DEPTH_ZERO, null);
                measure("The sample's firmware, 50 million events", sample, file);
            });
        } finally {
            watch.close();
            report.holds(watch.holds());
            Files.writeString(FOLDER.resolve("window-speed.txt"), report.text());
        }
    }

    /** Made once; the file is the same everywhere. */
    private Path longTrace() throws Exception {
        Path index = FOLDER.resolve("window-speed-" + EVENTS + ".wpp");
        if (!Files.exists(index)) {
            long start = System.nanoTime();
            Path unfinished = FOLDER.resolve("unfinished.wpp");
            Files.deleteIfExists(unfinished);
            try (IndexedTrace trace = IndexedTraces.openOrBuild(LongSample.source(EVENTS), IndexOptions.DEFAULT,
                    unfinished, null, Progress.NONE)) {
                report.line(String.format(Locale.ROOT, "%nThe long trace: %,d events, %,d bytes, read in %.1f s",
                        trace.eventCount(), Files.size(unfinished), (System.nanoTime() - start) / 1e9));
            }
            Files.move(unfinished, index);
        }
        return index;
    }

    private void measure(String title, SampleProject sample, IFile trace) throws Exception {
        report.title(title);
        open("Open", trace);
        BotEditor editor = bot.editor().waitUntilReady();
        part("table", PARTS, () -> table(editor));
        part("timeline", PARTS, this::timeline);
        part("views", PARTS, () -> views(editor));
        part("flame", PARTS, this::flame);
        part("cycles", PARTS, this::cycles);
        part("steps", PARTS, () -> steps(editor));
        part("source", PARTS, () -> source(editor, sample));
        part("questions", PARTS, () -> new QuestionSpeed(bot, watch, sample).measure(report));
        bot.closeAllEditors();
        open("Open again", trace);
        bot.closeAllEditors();
    }

    /** Does a part of the work unless the environment names others of its kind only. */
    private static void part(String name, Set<String> kind, Ui.Action work) throws Exception {
        String names = Objects.requireNonNullElse(System.getenv("REFRAIN_PARTS"), "");
        Set<String> wanted = new HashSet<>(Arrays.asList(names.split(" ")));
        if (wanted.contains(name) || Collections.disjoint(wanted, kind)) {
            work.run();
        }
    }

    private void open(String name, IFile trace) {
        once(name + ", everything shown", () -> bot.open(trace));
    }

    private void table(BotEditor editor) {
        NatTable table = editor.natTable();
        ScrollBar bar = Ui.get(table::getVerticalBar);
        long rows = editor.rowCount();
        times("Table: wheel", 100, i -> scroll(bar, 3 * bar.getIncrement()));
        times("Table: wheel, far down", 100,
                i -> scroll(bar, i == 0 ? bar.getMaximum() / 2 : 3 * bar.getIncrement()));
        times("Table: page", 100, i -> scroll(bar, bar.getPageIncrement()));
        Random random = new Random(1);
        times("Table: thumb", 100, i -> scroll(bar, random.nextInt(bar.getMaximum()) - bar.getSelection()));
        Ui.run(table::setFocus);
        times("Table: arrow down", 50, i -> key(table, SWT.ARROW_DOWN));
        again("Table: select any row", 50, i -> editor.session().select((long) (random.nextDouble() * rows), this));
    }

    private static void scroll(ScrollBar bar, int by) {
        bar.setSelection(bar.getSelection() + by);
        Event event = new Event();
        event.widget = bar;
        bar.notifyListeners(SWT.Selection, event);
    }

    private static void key(Control control, int key) {
        Event event = new Event();
        event.keyCode = key;
        event.character = (key & SWT.KEYCODE_BIT) == 0 ? (char) key : 0;
        event.widget = control;
        control.notifyListeners(SWT.KeyDown, event);
        control.notifyListeners(SWT.KeyUp, event);
    }

    private void timeline() {
        CyclesPage page = cyclesPage();
        TimelineChart chart = Ui.get(page::timeline);
        once("Cycles: choose 5", () -> page.choose(List.of(0, 1, 2, 3, 4)));
        zoomAndPan("Timeline", chart, () -> chart.scale().width());
    }

    private CyclesPage cyclesPage() {
        bot.view(CyclesView.ID);
        return Objects.requireNonNull(Ui.get(() -> ((CyclesView) bot.viewPart(CyclesView.ID)).page()));
    }

    private void zoomAndPan(String name, Control chart, IntSupplier width) {
        int x = Ui.get(() -> width.getAsInt() * 2 / 3);
        times(name + ": zoom in", 40, i -> wheel(chart, x, 3, 0));
        times(name + ": pan, far in", 40, i -> wheel(chart, x, i % 20 < 10 ? 3 : -3, SWT.SHIFT));
        times(name + ": zoom out", 40, i -> wheel(chart, x, -3, 0));
        times(name + ": zoom in a little", 6, i -> wheel(chart, x, 3, 0));
        times(name + ": pan", 40, i -> wheel(chart, x, i % 20 < 10 ? 3 : -3, SWT.SHIFT));
        drag(name + ": drag", chart, x);
        times(name + ": pointer over it", 40, i -> mouse(chart, SWT.MouseMove, 100 + 7 * i, 40 + i, 0));
        times(name + ": whole", 1, i -> key(chart, '0'));
    }

    private void drag(String name, Control chart, int x) {
        Ui.run(() -> mouse(chart, SWT.MouseDown, x, 50, 1));
        times(name, 60, i -> mouse(chart, SWT.MouseMove, x - 5 * i, 50, 0));
        Ui.run(() -> mouse(chart, SWT.MouseUp, x, 50, 1));
    }

    private static void mouse(Control control, int type, int x, int y, int button) {
        Event event = new Event();
        event.x = x;
        event.y = y;
        event.button = button;
        event.count = 1;
        event.stateMask = type == SWT.MouseDown ? 0 : SWT.BUTTON1;
        event.widget = control;
        control.notifyListeners(type, event);
    }

    private static void wheel(Control control, int x, int count, int modifiers) {
        Event event = new Event();
        event.x = x;
        event.y = 50;
        event.count = count;
        event.stateMask = modifiers;
        event.widget = control;
        control.notifyListeners(SWT.MouseVerticalWheel, event);
    }

    private void views(BotEditor editor) {
        once("Open Functions", () -> Bot.page().showView(FunctionsView.ID));
        once("Open Flame Chart", () -> Bot.page().showView(FlameView.ID));
        once("Open Call Stack", () -> Bot.page().showView(CallStackView.ID));
        once("Open Loop Nest", () -> Bot.page().showView(LoopsView.ID));
        once("Close Loop Nest", () -> Bot.page().hideView(Bot.page().findView(LoopsView.ID)));
        Random random = new Random(2);
        long rows = editor.rowCount();
        once("Show Flame Chart", () -> Bot.page().showView(FlameView.ID));
        again("Select any row, Flame and Call Stack shown", 30,
                i -> editor.session().select((long) (random.nextDouble() * rows), this));
    }

    private void flame() {
        bot.view(FlameView.ID);
        FlameCanvas chart = Ui.get(() -> ((FlameView) bot.viewPart(FlameView.ID)).chart());
        Ui.run(chart::showWhole);
        zoomAndPan("Flame chart", chart, () -> chart.scale().width());
    }

    private void cycles() {
        CyclesPage page = cyclesPage();
        CycleColumn[] columns = CycleColumn.values();
        again("Cycles: sort", columns.length, i -> page.table().sort(new CycleOrder(columns[i], i % 2 == 0)));
        again("Cycles: filter", 8, i -> page.table().filter().setText("length>2245".substring(0, 7 + i % 5)));
        once("Cycles: no filter", () -> page.table().filter().setText(""));
        once("Cycles: list cycles instead of classes", () -> QuestionSpeed.execute(COMMAND + "groupByClass"));
        again("Cycles: sort, all cycles", columns.length,
                i -> page.table().sort(new CycleOrder(columns[i], i % 2 == 0)));
        once("Cycles: classes again", () -> QuestionSpeed.execute(COMMAND + "groupByClass"));
        again("Cycles: select a row", 20, i -> {
            page.table().widget().setSelection(i);
            page.table().widget().notifyListeners(SWT.Selection, new Event());
        });
    }

    private void steps(BotEditor editor) {
        bot.view(CallStackView.ID);
        Ui.run(() -> Bot.page().activate(editor.part()));
        long middle = editor.rowCount() / 2;
        once("Select the middle", () -> editor.session().select(middle, this));
        String[] commands = {"nextEvent", "nextLine", "nextCall", "stepReturn", "previousLine", "backToCaller",
            "nextCycle", "previousCycle", "nextOccurrence", "nextSameAddress"};
        for (String command : commands) {
            once("Step: " + command + ", first time", () -> QuestionSpeed.execute(COMMAND + command));
            again("Step: " + command, 10, i -> QuestionSpeed.execute(COMMAND + command));
        }
    }

    private void source(BotEditor editor, SampleProject sample) {
        Ui.run(() -> bot.open(sample.source("main.c")));
        BotText main = BotText.of(sample.source("main.c"));
        once("Show line counts", () -> QuestionSpeed.execute(COMMAND + "lineCounts"));
        CyclesPage page = cyclesPage();
        again("Choose a cycle, line counts shown", 10, i -> page.choose(List.of(i)));
        again("Cursor to another line", 30, i -> main.part().selectAndReveal(200 + 30 * i, 0));
        Ui.run(() -> Bot.page().activate(main.part()));
        again("Next Execution of This Line", 10,
                i -> QuestionSpeed.execute(COMMAND + "nextExecution"));
        once("Hide line counts", () -> QuestionSpeed.execute(COMMAND + "lineCounts"));
        Ui.run(() -> Bot.page().activate(editor.part()));
    }

    /** Something that happens now and then: the thread must not be held, but it may be some frames until it is done. */
    private void once(String name, Ui.Action action) {
        measure(name, 1, Aim.HOLD, i -> action.run());
    }

    /** Something that goes on and on: each step is a frame. */
    private void times(String name, int times, Step step) {
        measure(name, times, Aim.FRAME, step);
    }

    /** The same as {@link #once}, some times. */
    private void again(String name, int times, Step step) {
        measure(name, times, Aim.HOLD, step);
    }

    private void measure(String name, int times, Aim aim, Step step) {
        Measured measured = new Measured(name, aim);
        watch.longest();
        for (int i = 0; i < times; i++) {
            int index = i;
            measured.add(watch.run(name, () -> {
                try {
                    step.run(index);
                } catch (Exception e) {
                    throw new AssertionError(name, e);
                }
            }));
        }
        measured.hold(watch.longest());
        report.add(measured);
    }

    /** One of many. */
    @FunctionalInterface
    private interface Step {
        void run(int index) throws Exception;
    }
}
