/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.BotTable;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** A view of calls. */
final class BotCalls {

    private final BotPart part;
    private final CallsView view;

    BotCalls(Bot bot, String id) {
        part = bot.view(id);
        view = (CallsView) bot.viewPart(id);
    }

    /** Opens the sample, a project of the workspace, with its program. */
    static BotEditor open(Bot bot, SampleProject sample) {
        bot.open(sample.trace());
        return bot.editor().waitUntilReady();
    }

    BotCalls waitUntilShown() {
        Wait.until("calls shown", () -> view.message().isEmpty() && view.analysis() != null);
        return this;
    }

    BotPart part() {
        return part;
    }

    BotTable table() {
        return part.table();
    }

    CallsView view() {
        return view;
    }

    String message() {
        return Ui.get(view::message);
    }

    CallAnalysis analysis() {
        return Ui.get(() -> Objects.requireNonNull(view.analysis()));
    }

    /** What stands in the column of functions. */
    List<String> functions() {
        return IntStream.range(0, table().rowCount()).mapToObj(row -> table().cell(row, 0)).toList();
    }

    /** The row of a function. */
    int rowOf(String function) {
        int row = functions().indexOf(function);
        assertThat(row).as(function).isNotNegative();
        return row;
    }

    /** The number in a cell, its digits not grouped. */
    long number(String function, String column) {
        return Long.parseLong(table().cell(rowOf(function), table().columnIndex(column)).replaceAll("\\D", ""));
    }
}
