/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.nebula.widgets.nattable.selection.SelectionLayer.MoveDirectionEnum;
import org.eclipse.nebula.widgets.nattable.selection.action.MoveSelectionAction;
import org.eclipse.nebula.widgets.nattable.selection.action.MoveToFirstRowAction;
import org.eclipse.nebula.widgets.nattable.selection.action.MoveToLastRowAction;
import org.eclipse.nebula.widgets.nattable.selection.action.PageDownAction;
import org.eclipse.nebula.widgets.nattable.selection.action.PageUpAction;
import org.eclipse.nebula.widgets.nattable.selection.config.RowOnlySelectionBindings;
import org.eclipse.nebula.widgets.nattable.ui.action.IKeyAction;
import org.eclipse.nebula.widgets.nattable.ui.binding.UiBindingRegistry;
import org.eclipse.nebula.widgets.nattable.ui.matcher.KeyEventMatcher;
import org.eclipse.swt.SWT;

/**
 * Keys and mouse of the trace table: those of a list. Copy, select all and moving by more than a page are commands of
 * the workbench, where users can bind them to other keys.
 */
@NonNullByDefault({})
final class TableKeys extends RowOnlySelectionBindings {

    private final Runnable first;
    private final Runnable last;

    /**
     * @param first goes to the first row of the trace, which may lie outside of what NatTable knows
     * @param last goes to the last row
     */
    TableKeys(Runnable first, Runnable last) {
        this.first = first;
        this.last = last;
    }

    @Override
    public void configureUiBindings(UiBindingRegistry registry) {
        bind(registry, SWT.ARROW_UP, new MoveSelectionAction(MoveDirectionEnum.UP));
        bind(registry, SWT.ARROW_DOWN, new MoveSelectionAction(MoveDirectionEnum.DOWN));
        bind(registry, SWT.PAGE_UP, new PageUpAction());
        bind(registry, SWT.PAGE_DOWN, new PageDownAction());
        bind(registry, SWT.HOME, new MoveToFirstRowAction());
        bind(registry, SWT.END, new MoveToLastRowAction());
        registry.registerFirstKeyBinding(new KeyEventMatcher(SWT.NONE, SWT.HOME), (table, event) -> first.run());
        registry.registerFirstKeyBinding(new KeyEventMatcher(SWT.NONE, SWT.END), (table, event) -> last.run());
        configureBodyMouseClickBindings(registry);
        configureBodyMouseDragMode(registry);
    }

    /** Alone the key moves, with Shift it selects on the way. */
    private static void bind(UiBindingRegistry registry, int key, IKeyAction action) {
        registry.registerKeyBinding(new KeyEventMatcher(SWT.NONE, key), action);
        registry.registerKeyBinding(new KeyEventMatcher(SWT.MOD2, key), action);
    }
}
