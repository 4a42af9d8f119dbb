/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.io.UncheckedIOException;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.nebula.widgets.nattable.data.IDataProvider;

/** Gives the NatTable its cells. */
final class RowDataProvider implements IDataProvider {

    private final RowWindow window;
    private final Consumer<UncheckedIOException> damage;
    private @Nullable RowTexts texts;

    /** @param damage told when a damaged part of the index is reached; the cell stays empty */
    RowDataProvider(RowWindow window, Consumer<UncheckedIOException> damage) {
        this.window = window;
        this.damage = damage;
    }

    void setTexts(@Nullable RowTexts newTexts) {
        texts = newTexts;
    }

    @Nullable
    RowTexts texts() {
        return texts;
    }

    @Override
    public Object getDataValue(int columnIndex, int rowIndex) {
        RowTexts current = texts;
        if (current == null || rowIndex < 0 || rowIndex >= window.rows()) {
            return "";
        }
        try {
            return current.text(TraceColumn.at(columnIndex), window.positionOf(rowIndex));
        } catch (UncheckedIOException e) {
            damage.accept(e);
            return "";
        }
    }

    @Override
    @NonNullByDefault({})
    public void setDataValue(int columnIndex, int rowIndex, Object newValue) {
        throw new UnsupportedOperationException("a trace is never changed");
    }

    @Override
    public int getColumnCount() {
        return TraceColumn.values().length;
    }

    @Override
    public int getRowCount() {
        return window.rows();
    }
}
