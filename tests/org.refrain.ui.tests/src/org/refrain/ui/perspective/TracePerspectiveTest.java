/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.perspective;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.Ui;

/** What the Trace perspective brings with it. */
class TracePerspectiveTest {

    private final Bot bot = new Bot();

    @Test
    void holdsTheViewsThatATraceNeeds() {
        bot.openTracePerspective();

        List<String> views = Ui.get(() -> Arrays.stream(Bot.page().getViewReferences()).map(IViewReference::getId)
                .toList());
        assertThat(views).contains("org.refrain.ui.view.cycles", "org.refrain.ui.view.functions",
                "org.refrain.ui.view.flame", "org.refrain.ui.view.loops", "org.refrain.ui.view.callStack",
                IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.ID_PROBLEM_VIEW, IProgressConstants.PROGRESS_VIEW_ID);
        assertThat(Ui.get(() -> Bot.page().isPartVisible(bot.viewPart("org.refrain.ui.view.cycles")))).isTrue();
    }
}
