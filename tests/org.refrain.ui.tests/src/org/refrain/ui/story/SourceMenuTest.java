/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotMenu;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;

/** The questions about source lines where a person looks for them: context menu, keys, Quick Access. */
@ExtendWith(CalmWorkbench.class)
class SourceMenuTest {

    private static final List<String> QUESTIONS = List.of("Find Path in Trace", "Executions of This Line",
            "Cycles Through Here", "Ways Through This Function");
    private static final List<String> OTHERS = List.of("Access Patterns of This Line", "Next Execution of This Line",
            "Previous Execution of This Line", "Line Counts");
    private static final String COMMAND = "org.refrain.ui.command.";
    private static final List<String> COMMANDS = List.of(COMMAND + "findPath", COMMAND + "executions",
            COMMAND + "cyclesThroughHere", COMMAND + "waysThroughFunction");

    private final Bot bot = new Bot();
    private final Asking asking = new Asking(bot);

    @AfterEach
    void forgetQuestions() {
        Asking.forget();
    }

    private static List<String> allItems() {
        List<String> all = new ArrayList<>(QUESTIONS);
        all.addAll(OTHERS);
        return all;
    }

    @Test
    void eachQuestionStandsOnceInTheContextMenuWithItsKeys() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotText main = asking.source(sample.source("main.c"));
            BotMenu without = asking.contextMenu(main);
            assertThat(without.labels()).as("no trace is open").doesNotContain(Asking.SUBMENU);
            without.close();

            asking.open(sample);
            BotMenu menu = asking.contextMenu(main);
            assertThat(menu.labels(Asking.SUBMENU)).containsExactlyElementsOf(allItems());
            for (String item : allItems()) {
                assertThat(menu.isEnabled(Asking.SUBMENU, item)).as(item).isTrue();
            }
            for (int i = 0; i < QUESTIONS.size(); i++) {
                assertThat(menu.keys(Asking.SUBMENU, QUESTIONS.get(i))).isEqualTo(bot.keysOf(COMMANDS.get(i)))
                        .isEqualTo("Ctrl+Alt+" + "PECW".charAt(i));
            }
            menu.close();
        }
    }

    /** CDT's editor is not at hand, but its context menu's id is: any menu that has it gets the same items. */
    @Test
    void theCEditorsContextMenuHasTheSameItems() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            Composite control = Ui.get(() -> {
                Composite pane = new Composite(Asking.widget(main).getParent().getShell(), SWT.NONE);
                MenuManager manager = new MenuManager("#CEditorContext", "#CEditorContext");
                manager.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
                pane.setMenu(manager.createContextMenu(pane));
                main.part().getSite().registerContextMenu("#CEditorContext", manager,
                        main.part().getSelectionProvider());
                return pane;
            });
            try {
                BotMenu menu = BotMenu.open(control);
                assertThat(menu.labels()).contains(Asking.SUBMENU);
                assertThat(menu.labels(Asking.SUBMENU)).containsExactlyElementsOf(allItems());
                menu.close();
            } finally {
                Ui.run(control::dispose);
            }
        }
    }

    @Test
    void menuAndKeysAskTheSameQuestions() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            int line = main.click("COUNT(joy_up)");
            List<String> answers = List.of("Path main.c:" + line, "Executions of main.c:" + line,
                    "Cycles through main.c:" + line, "Ways through the function at main.c:" + line);
            String keys = "pecw";
            for (int i = 0; i < QUESTIONS.size(); i++) {
                asking.contextMenu(main).choose(Asking.SUBMENU, QUESTIONS.get(i));
                String byMenu = asking.headline(answers.get(i));
                List<String> rows = asking.answers().roots();
                assertThat(rows).as(byMenu).isNotEmpty();

                Asking.forget();
                Ui.run(() -> Bot.page().activate(main.part()));
                bot.keyboard().press(SWT.CTRL | SWT.ALT, keys.charAt(i));
                assertThat(asking.headline(answers.get(i))).isEqualTo(byMenu);
                assertThat(asking.answers().roots()).isEqualTo(rows);
                Asking.forget();
            }
        }
    }

    @Test
    void quickAccessFindsEachQuestion() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            int line = main.click("COUNT(joy_up)");
            for (int i = 0; i < QUESTIONS.size(); i++) {
                String id = COMMANDS.get(i);
                String name = Ui.get(() -> PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(id)
                        .getName());
                assertThat(name).isEqualTo(QUESTIONS.get(i));
                assertThat(bot.isEnabled(id)).as(name).isTrue();
            }
            for (String question : QUESTIONS) {
                Table found = search(question);
                Wait.until(question + " in Quick Access", () -> texts(found).anyMatch(it -> it.startsWith(question)));
                bot.keyboard().press(SWT.ESC);
                Wait.until("Quick Access closed", found::isDisposed);
            }
            Ui.run(() -> Bot.page().activate(main.part()));
            Table found = search(QUESTIONS.get(1));
            Wait.until("the question", () -> texts(found).anyMatch(it -> it.startsWith(QUESTIONS.get(1))));
            bot.keyboard().press(SWT.CR);
            assertThat(asking.headline("Executions of main.c:" + line)).endsWith(": 40 times");
        }
    }

    /** Types into Quick Access; returns the list of what it finds. */
    private Table search(String text) {
        bot.command("org.eclipse.ui.window.quickAccess");
        Wait.until("Quick Access", () -> dialog() != null);
        Table table = Ui.get(() -> Widgets.all(Objects.requireNonNull(dialog()), Table.class, it -> true)
                .get(0));
        bot.keyboard().type(text.toLowerCase());
        return table;
    }

    private static @Nullable Shell dialog() {
        return Arrays.stream(Ui.display().getShells()).filter(it -> it.isVisible() && it != Bot.window().getShell())
                .filter(it -> !Widgets.all(it, Table.class, table -> true).isEmpty()).findFirst().orElse(null);
    }

    private static Stream<String> texts(Table table) {
        return table.isDisposed() ? Stream.empty()
                : Arrays.stream(table.getItems()).map(item -> item.getText(1));
    }
}
