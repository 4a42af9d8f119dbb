/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.nebula.widgets.nattable.NatTable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;

/**
 * Keeps the look of the trace table that of the platform. Beside it lies an ordinary table, never visible, which the
 * theme styles like any other; before each painting its colours are compared with those in use.
 */
final class TableTheme {

    private final NatTable table;
    private final Table model;
    private final IPropertyChangeListener fontListener = this::fontsChanged;
    private TableColors colors;

    TableTheme(NatTable table) {
        this.table = table;
        model = new Table(table, SWT.NONE);
        model.setVisible(false);
        colors = TableColors.of(model);
        TableStyle.apply(table.getConfigRegistry(), colors);
        table.setBackground(new org.eclipse.swt.graphics.Color(colors.background()));
        JFaceResources.getFontRegistry().addListener(fontListener);
        table.addListener(SWT.Paint, event -> follow());
        table.addDisposeListener(event -> JFaceResources.getFontRegistry().removeListener(fontListener));
    }

    TableColors colors() {
        return colors;
    }

    private void follow() {
        TableColors now = TableColors.of(model);
        if (!now.equals(colors)) {
            colors = now;
            apply();
        }
    }

    private void apply() {
        TableStyle.apply(table.getConfigRegistry(), colors);
        table.redraw();
    }

    private void fontsChanged(PropertyChangeEvent event) {
        if (JFaceResources.TEXT_FONT.equals(event.getProperty()) && !table.isDisposed()) {
            apply();
        }
    }
}
