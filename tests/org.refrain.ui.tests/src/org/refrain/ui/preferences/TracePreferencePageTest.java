/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.session.IndexStore;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessions;

/** The preference page about indexes, as a user opens it. */
class TracePreferencePageTest {

    private static final String ID = "org.refrain.ui.preferences.trace";

    private final Bot bot = new Bot();

    @Test
    void showsAndDeletesTheIndexes(@TempDir Path folder) throws Exception {
        bot.openTracePerspective();
        Path file = Files.writeString(folder.resolve("kept.csv"), TestProject.keilLoop(100));
        TraceSession session = Ui.get(() -> TraceSessions.acquire(new TraceInput(file, null)));
        Wait.until("read", () -> session.state() == TraceSession.State.READY);
        Ui.run(() -> TraceSessions.release(session));
        assertThat(IndexStore.size()).isPositive();

        Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Bot.window().getShell(), ID, new String[] {ID}, null)
                .open());
        BotShell dialog = bot.shell("Preferences (Filtered)");
        assertThat(dialog.textWith(Text.class, IndexStore.folder().toString())).isNotEmpty();
        bot.screenshot("preferences");
        dialog.click("Delete All Indexes");

        assertThat(dialog.textWith(Label.class, "0.0 MB")).isNotEmpty();
        assertThat(IndexStore.size()).isZero();
        dialog.click("Cancel");
        dialog.waitUntilClosed();
    }
}
