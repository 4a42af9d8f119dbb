/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.chart.ChartColors;

/** Leaves pictures of the view for people to look at, and checks that a dark theme has colours of its own. */
@ExtendWith(CalmWorkbench.class)
class CyclesScreenshotsTest {

    private final Bot bot = new Bot();

    /** It crashed the virtual machine: see the table's row count. */
    @Test
    void survivesAChangeOfThemeAfterItsRowsHaveGone() {
        bot.open(TestFiles.sample());
        bot.editor().waitUntilReady();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();
        Ui.run(() -> cycles.page().choose(List.of(6)));
        Ui.run(() -> cycles.page().table().filter().setText("length>3000"));
        Ui.run(() -> cycles.page().table().filter().setText("nothing"));
        assertThat(cycles.table().rowCount()).isZero();
        Ui.run(() -> cycles.page().table().filter().setText(""));
        bot.closeAllEditors();
        try {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
        } finally {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        }
        assertThat(cycles.message()).isNotEmpty();
    }

    @Test
    void inLightAndDark() {
        bot.open(TestFiles.sample());
        bot.editor().waitUntilReady();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();
        Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        RGB light = Ui.get(() -> ChartColors.slice(0).getRGB());
        bot.screenshot("cycles-light");
        try {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
            Ui.run(() -> cycles.page().choose(List.of(6, 8, 76)));
            cycles.waitForTimeline();
            bot.screenshot("cycles-dark");
            assertThat(Ui.get(() -> ChartColors.slice(0).getRGB())).isEqualTo(new RGB(0, 0x78, 0xDF))
                    .isNotEqualTo(light);
        } finally {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        }
    }
}
