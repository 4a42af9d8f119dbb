/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

import org.eclipse.jface.viewers.StructuredSelection;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** The Loop Nest view, as a test uses it. */
final class LoopsBot {

    private final Bot bot;

    LoopsBot(Bot bot) {
        this.bot = bot;
    }

    LoopsView view() {
        return (LoopsView) bot.viewPart(LoopsView.ID);
    }

    /** Opens the view, as it is when nobody has chosen anything. */
    BotPart open() {
        BotPart part = bot.view(LoopsView.ID);
        use(LoopSettings.DEFAULT);
        return part;
    }

    void use(LoopSettings settings) {
        Ui.run(() -> view().setSettings(settings));
    }

    LoopTree waitForLoops() {
        Wait.until("loops shown", () -> view().tree() != null);
        return Ui.get(() -> Objects.requireNonNull(view().tree()));
    }

    String waitForMessage(String part) {
        Wait.until("message: " + part, () -> view().message().contains(part));
        return Ui.get(view()::message);
    }

    void select(LoopRow row) {
        Ui.run(() -> view().page().viewer().setSelection(new StructuredSelection(row), true));
    }

    /** The first row of the whole tree that fits. */
    static LoopRow find(List<LoopRow> roots, Predicate<LoopRow> fits) {
        List<LoopRow> all = new ArrayList<>(roots);
        for (int i = 0; i < all.size(); i++) {
            if (fits.test(all.get(i))) {
                return all.get(i);
            }
            all.addAll(all.get(i).inner());
        }
        throw new AssertionError("no such loop among " + all.size());
    }
}
