/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.refrain.ui.message.SpokenName;
import org.refrain.ui.session.TraceSession;

/**
 * The bar below the table in which the user types what to find in the instructions. Return finds the next one,
 * Shift+Return the previous one, Escape closes the bar.
 */
public final class FindBar {

    private static final int FIELD_WIDTH = 260;

    private final TraceSession session;
    private final Runnable backToTable;
    private final Composite bar;
    private final Text field;
    private final Button caseSensitive;
    private final Label result;

    /**
     * Creates the bar, closed.
     *
     * @param parent has a grid layout
     * @param backToTable gives the focus back to what was searched in
     */
    public FindBar(Composite parent, TraceSession session, Runnable backToTable) {
        this.session = session;
        this.backToTable = backToTable;
        bar = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(bar);
        bar.setVisible(false);
        GridLayoutFactory.fillDefaults().numColumns(6).margins(5, 3).applyTo(bar);
        Label label = new Label(bar, SWT.NONE);
        label.setText(Messages.FindBar_label);
        field = new Text(bar, SWT.SINGLE | SWT.BORDER | SWT.SEARCH | SWT.ICON_CANCEL);
        field.setMessage(Messages.FindBar_message);
        SpokenName.give(field, Messages.FindBar_message);
        GridDataFactory.swtDefaults().hint(FIELD_WIDTH, SWT.DEFAULT).applyTo(field);
        field.addListener(SWT.DefaultSelection, event -> findFromField(event));
        field.addListener(SWT.KeyDown, this::keyPressed);
        caseSensitive = new Button(bar, SWT.CHECK);
        caseSensitive.setText(Messages.FindBar_caseSensitive);
        ToolBar tools = new ToolBar(bar, SWT.FLAT);
        tool(tools, Messages.FindBar_previous, () -> find(false));
        tool(tools, Messages.FindBar_next, () -> find(true));
        result = new Label(bar, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(result);
        ToolBar end = new ToolBar(bar, SWT.FLAT);
        tool(end, Messages.FindBar_close, this::close);
    }

    private static void tool(ToolBar tools, String text, Runnable action) {
        ToolItem item = new ToolItem(tools, SWT.PUSH);
        item.setText(text);
        item.addListener(SWT.Selection, event -> action.run());
    }

    /** Shows the bar, with its text selected to be typed over. */
    public void open() {
        show(true);
        field.setFocus();
        field.selectAll();
    }

    /** Finds the text once more; without one the bar opens. */
    public void findAgain(boolean forward) {
        if (field.getText().isEmpty()) {
            open();
        } else {
            find(forward);
        }
    }

    private void close() {
        show(false);
        backToTable.run();
    }

    private void show(boolean visible) {
        bar.setVisible(visible);
        ((GridData) bar.getLayoutData()).exclude = !visible;
        bar.getParent().layout();
    }

    private void keyPressed(Event event) {
        if (event.keyCode == SWT.ESC) {
            close();
            event.doit = false;
        }
    }

    private void findFromField(Event event) {
        if (event.detail == SWT.ICON_CANCEL) {
            result.setText("");
        } else {
            find((event.stateMask & SWT.SHIFT) == 0);
        }
    }

    private void find(boolean forward) {
        String text = field.getText();
        if (text.isEmpty()) {
            return;
        }
        boolean exact = caseSensitive.getSelection();
        result.setText(Messages.FindBar_searching);
        SearchJob.start(Messages.FindBar_jobName, session, table -> SymbolSet.containing(table, text, exact), forward,
                this::showResult);
    }

    private void showResult(SearchJob.Result how) {
        if (!result.isDisposed()) {
            result.setText(switch (how) {
                case FOUND -> "";
                case FOUND_BEYOND_END -> Messages.FindBar_beyondEnd;
                case NOT_FOUND -> Messages.FindBar_notFound;
            });
        }
    }
}
