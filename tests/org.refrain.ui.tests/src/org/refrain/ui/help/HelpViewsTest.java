/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotMenu;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;

/** The help as the stand-alone product shows it, in the platform's views. */
class HelpViewsTest {

    private static final String CHEAT_SHEETS = "org.eclipse.ui.cheatsheets";
    private static final String CHEAT_SHEET_VIEW = CHEAT_SHEETS + ".views.CheatSheetView";
    private static final String HELP_VIEW = "org.eclipse.help.ui.HelpView";

    private final Bot bot = new Bot();

    @BeforeEach
    void layOut() {
        assumeTrue(Platform.getBundle(CHEAT_SHEETS) != null, "without the platform's help there is nothing to see");
        bot.openTracePerspective();
    }

    @AfterEach
    void close() {
        Ui.run(() -> {
            for (String id : List.of(CHEAT_SHEET_VIEW, HELP_VIEW)) {
                IViewReference view = Bot.page().findViewReference(id);
                if (view != null) {
                    Bot.page().hideView(view);
                }
            }
        });
    }

    @Test
    void theCheatSheetOpensInItsView() {
        BotMenu.bar(Ui.get(() -> Bot.page().getWorkbenchWindow().getShell()))
                .choose("Help", "Cheat Sheet: Find the Abnormal Cycle");

        Wait.until("the cheat sheet", () -> Bot.page().findView(CHEAT_SHEET_VIEW) != null
                && texts(CHEAT_SHEET_VIEW).contains("Ask which cycles go through the timeout"));
        assertThat(Ui.get(() -> texts(CHEAT_SHEET_VIEW))).contains("Import the sample", "Keep only the long cycles",
                "Step backwards to the caller");
        bot.screenshot("cheat-sheet");
    }

    @Test
    void theHelpKeyExplainsTheView() {
        bot.view("org.refrain.ui.view.cycles");

        Ui.run(() -> PlatformUI.getWorkbench().getHelpSystem().displayDynamicHelp());

        Wait.until("help", () -> Bot.page().findView(HELP_VIEW) != null
                && texts(HELP_VIEW).stream().anyMatch(text -> text.contains("Cycles View")));
        bot.screenshot("context-help");
    }

    @Test
    void topicsAreHandedOut() throws Exception {
        assumeTrue(Platform.getBundle("org.refrain.help.server") != null, "another help server");
        URL page = Ui.get(() -> PlatformUI.getWorkbench().getHelpSystem()
                .resolve("/org.refrain.help/html/cycles.html", true));

        assertThat(page.getHost()).isEqualTo("127.0.0.1");
        try (InputStream content = page.openStream()) {
            assertThat(new String(content.readAllBytes(), StandardCharsets.UTF_8)).contains("<h1>The Cycles view</h1>");
        }
        try (InputStream contents = new URL(page, "/help/index.jsp").openStream()) {
            assertThat(new String(contents.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("/help/topic/org.refrain.help/html/cycles.html\">The Cycles view</a>");
        }
    }

    /** What stands in a view's controls, whatever they are. */
    private static List<String> texts(String viewId) {
        Composite part = Bot.page().findView(viewId).getSite().getService(Composite.class);
        return Widgets.all(part, Control.class, control -> true).stream().map(HelpViewsTest::textOf).toList();
    }

    private static String textOf(Control control) {
        try {
            return String.valueOf(control.getClass().getMethod("getText").invoke(control));
        } catch (ReflectiveOperationException e) {
            return "";
        }
    }
}
