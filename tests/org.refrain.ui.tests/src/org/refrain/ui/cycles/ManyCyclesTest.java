/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.index.HeaderSpec;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.table.CycleColumn;
import org.refrain.ui.cycles.table.CycleOrder;

/** A trace with so many distinct cycles that the table sorts them in the background. */
@ExtendWith(CalmWorkbench.class)
class ManyCyclesTest {

    private static final int MANY = 5000;

    private final Bot bot = new Bot();

    @AfterEach
    void groupAgain() {
        new BotCycles(bot).groupAgain();
    }

    @Test
    void areSortedFilteredAndChosen() throws Exception {
        StringBuilder tokens = new StringBuilder();
        for (int k = 0; k < MANY; k++) {
            tokens.append("head c").append(k).append(" x".repeat(k % 7)).append('\n');
        }
        try (TestProject project = new TestProject("cycles-many")) {
            bot.open(project.file("many.sym", tokens.append("head\n").toString()));
            bot.editor().waitUntilReady();
            Ui.run(() -> bot.editor().session().reindex(HeaderSpec.named("head")));
            BotCycles cycles = new BotCycles(bot).waitUntilShown().group(false);
            assertThat(cycles.table().rowCount()).isEqualTo(MANY);
            assertThat(cycles.headline()).startsWith("5,000 cycles, 5,000 of them different (header head");

            Ui.run(() -> cycles.page().table().sort(new CycleOrder(CycleColumn.LENGTH, true)));
            Wait.until("sorted", () -> cycles.page().table().widget().getItem(0).getText(3).equals("8"));
            assertThat(cycles.table().cell(0, 0)).isEqualTo("#6");
            assertThat(cycles.table().cell(MANY - 1, 3)).isEqualTo("2");

            Ui.run(() -> cycles.page().table().filter().setText("length=5 id>4990"));
            Wait.until("filtered", () -> cycles.page().table().widget().getItemCount() == 1);
            assertThat(cycles.table().cell(0, 0)).isEqualTo("#4994");

            Ui.run(() -> cycles.page().choose(List.of(4994)));
            cycles.waitForTimeline();
            assertThat(cycles.selectedNames()).containsExactly("#4994");
            assertThat(Ui.get(() -> cycles.page().pie().slices().slices())).hasSize(9);
            Ui.run(() -> cycles.page().table().sort(CycleOrder.DEFAULT));
            Ui.run(() -> bot.editor().session().reindex(HeaderSpec.AUTO));
        }
    }

    /** Thousands of distinct cycles below one class: it opens and is chosen as a small one is. */
    @Test
    void fitBelowOneClass() throws Exception {
        Random random = new Random(7);
        Set<String> bodies = new LinkedHashSet<>();
        while (bodies.size() < MANY) {
            bodies.add("begin " + "p q ".repeat(2 + random.nextInt(20)) + "middle "
                    + "r s ".repeat(2 + random.nextInt(20)) + "then " + "t u ".repeat(2 + random.nextInt(20)) + "end");
        }
        String tokens = "head " + String.join("\nhead ", bodies) + "\nhead other\nhead other\nhead\n";
        try (TestProject project = new TestProject("cycles-many-in-class")) {
            bot.open(project.file("jitter.sym", tokens));
            bot.editor().waitUntilReady();
            Ui.run(() -> bot.editor().session().reindex(HeaderSpec.named("head")));
            BotCycles cycles = new BotCycles(bot).waitUntilShown().group(true);
            assertThat(cycles.headline()).startsWith("5,002 cycles, 5,001 of them different, in 2 classes");
            assertThat(cycles.table().cell(0, 0)).isEqualTo("Class 0 (5,000 cycles)");
            assertThat(cycles.table().cell(0, cycles.table().columnIndex("Differs in"))).contains("; ");

            cycles.table().select(0);
            cycles.waitForTimeline();
            assertThat(cycles.selectedNames()).containsExactly("Class 0 (5,000 cycles)");
            assertThat(Ui.get(() -> bot.editor().session().selection().cycleIds())).hasSize(MANY);
            Ui.run(() -> cycles.page().table().open(0, true));
            Wait.until("open", () -> cycles.page().table().widget().getItemCount() == 2 + MANY);
            Ui.run(() -> cycles.page().table().sort(new CycleOrder(CycleColumn.LENGTH, false)));
            Wait.until("sorted", () -> cycles.table().cell(0, 0).equals("Class 1 (#5000)"));
            assertThat(cycles.table().rowCount()).as("still open").isEqualTo(2 + MANY);
            Ui.run(() -> cycles.page().table().open(0, false));
            Wait.until("closed", () -> cycles.page().table().widget().getItemCount() == 2);
            Ui.run(() -> cycles.page().table().sort(CycleOrder.DEFAULT));
            Ui.run(() -> bot.editor().session().reindex(HeaderSpec.AUTO));
        }
    }
}
