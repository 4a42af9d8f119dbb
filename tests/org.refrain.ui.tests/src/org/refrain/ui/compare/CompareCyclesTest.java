/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.IEditorInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.CyclesPage;
import org.refrain.ui.cycles.CyclesView;
import org.refrain.ui.session.TraceSession;

/** Why a cycle is different, on the sample, in one of whose cycles the converter does not answer in time. */
@ExtendWith(CalmWorkbench.class)
class CompareCyclesTest {

    private static final long TIMEOUT = 236;
    private static final String COMPARE = "org.refrain.ui.command.compareCycles";

    private final Bot bot = new Bot();

    private CyclesPage open(SampleProject sample) {
        bot.open(sample.trace());
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        bot.view(CyclesView.ID);
        CyclesView view = (CyclesView) bot.viewPart(CyclesView.ID);
        Wait.until("cycles", () -> view.message().isEmpty());
        CyclesPage page = view.page();
        if (page == null) {
            throw new AssertionError("the view is not open");
        }
        return page;
    }

    private TraceSession session() {
        return bot.editor().session();
    }

    private static CycleTable cycles(TraceSession session) {
        CycleTable cycles = session.cycles();
        if (cycles == null) {
            throw new AssertionError("no cycles");
        }
        return cycles;
    }

    /** Chooses the abnormal cycle, and waits for what is said about it. */
    private List<String> chooseTimeout(CyclesPage page) {
        TraceSession session = session();
        Ui.run(() -> page.choose(List.of(cycles(session).idOf(TIMEOUT))));
        Wait.until("why it is different", () -> !page.difference().isEmpty());
        return Ui.get(() -> page.difference().text()).lines().toList();
    }

    private static int lineOf(IFile file, String text) throws Exception {
        List<String> lines = Files.readAllLines(file.getLocation().toFile().toPath());
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).contains(text)) {
                return line + 1;
            }
        }
        throw new AssertionError(text);
    }

    @Test
    void saysWhichLinesMakeTheCycleAbnormal() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            CyclesPage page = open(sample);
            List<String> said = chooseTimeout(page);
            int timeout = lineOf(sample.source("adc.c"), "COUNT(adc_timeouts)");
            int done = lineOf(sample.source("adc.c"), "COUNT(adc_done)");
            assertThat(said.get(0)).contains(", unlike Class 3 (#");
            assertThat(said).anyMatch(it -> it.startsWith("Alone in the whole trace, runs ")
                    && it.contains("adc.c:" + timeout) && it.contains("(ADC_Wait)"));
            assertThat(said).anyMatch(it -> it.startsWith("Does not run ") && it.contains("adc.c:" + done));
            assertThat(said).as("ADC_MAX_POLLS").anyMatch(it -> it.startsWith("Executes adc.c:")
                    && it.contains("(ADC_Wait) 120 times"));
            assertThat(Ui.get(() -> page.difference().isVisible())).isTrue();
            bot.screenshot("why-different");

            Ui.run(() -> page.choose(List.of()));
            Ui.run(() -> session().select(-1, this));
            Wait.until("nothing to say", () -> !page.difference().isVisible());
        }
    }

    @Test
    void comparesWithTheMostFrequentClassSideBySide() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            CyclesPage page = open(sample);
            chooseTimeout(page);
            TraceSession session = session();
            Ui.run(() -> Bot.page().activate(bot.viewPart(CyclesView.ID)));
            bot.keyboard().press(SWT.CTRL | SWT.ALT, 'd');

            ComparedCycles lines = compared(session);
            int timeout = lineOf(sample.source("adc.c"), "COUNT(adc_timeouts)");
            assertThat(lines.left()).contains("adc.c:" + timeout).contains("COUNT(adc_timeouts);")
                    .contains("ADC_Wait()");
            assertThat(lines.right()).doesNotContain("COUNT(adc_timeouts)").contains("COUNT(adc_done);");
            Wait.until("both texts", () -> texts().stream().anyMatch(it -> it.contains("COUNT(adc_timeouts)"))
                    && texts().stream().anyMatch(it -> it.contains("COUNT(adc_done)")));
            bot.screenshot("compare-lines");

            Ui.run(() -> Bot.page().activate(bot.viewPart(CyclesView.ID)));
            bot.command("org.refrain.ui.command.compareCyclesAsInstructions");
            Wait.until("instructions", () -> texts().stream().filter(it -> it.contains("0x00000064  ")
                    && it.contains("ADC_Wait()")).count() == 2);
            assertThat(Ui.get(() -> Arrays.stream(Bot.page().getEditorReferences()).map(it -> it.getTitle()).toList()))
                    .contains("Compare Class 53 (#76) with Class 3 (#6)",
                            "Compare Class 53 (#76) with Class 3 (#6) as Instructions");
            bot.screenshot("compare-instructions");
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
            try {
                bot.screenshot("compare-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    @Test
    void comparesTwoChosenRows() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            CyclesPage page = open(sample);
            TraceSession session = session();
            Ui.run(() -> page.choose(List.of(cycles(session).idOf(TIMEOUT), cycles(session).idOf(0))));
            Ui.run(() -> Bot.page().activate(bot.viewPart(CyclesView.ID)));
            bot.command(COMPARE);
            ComparedCycles compared = compared(session);
            assertThat(List.of(compared.left(), compared.right()))
                    .anyMatch(it -> it.contains("COUNT(adc_timeouts)"))
                    .anyMatch(it -> !it.contains("COUNT(adc_timeouts)"));
        }
    }

    @Test
    void saysWhatToChoose() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            open(sample);
            Ui.run(() -> session().select(-1, this));
            Ui.run(() -> Bot.page().activate(bot.viewPart(CyclesView.ID)));
            bot.command(COMPARE);
            Wait.until("advice", () -> bot.statusText().startsWith("Choose one cycle or class"));
        }
    }

    /** The two cycles in the compare editor in front. */
    private static ComparedCycles compared(TraceSession session) {
        Wait.until("a compare editor about " + session.name(), () -> Bot.page().getActiveEditor() != null
                && Bot.page().getActiveEditor().getEditorInput() instanceof ComparedCycles);
        return Ui.get(() -> {
            IEditorInput input = Bot.page().getActiveEditor().getEditorInput();
            return (ComparedCycles) input;
        });
    }

    /** All texts of the window that are longer than a line. */
    private static List<String> texts() {
        return Ui.get(() -> Arrays.stream(Widgets.all(Bot.window().getShell(), StyledText.class,
                text -> text.isVisible() && text.getLineCount() > 1).toArray(new StyledText[0]))
                .map(StyledText::getText).toList());
    }
}
