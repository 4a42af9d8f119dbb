/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.header;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.ranking.CycleText;

/**
 * Asks where the main loop begins: offers the candidates that the trace itself shows, takes any executed address,
 * function or token, and can go back to finding it automatically.
 */
final class ChooseHeaderDialog extends TitleAreaDialog {

    private static final int ROWS = 8;
    private static final int[] WIDTHS = {160, 110, 100, 130, 240};

    private final SymbolTable symbols;
    private final List<LoopHeader> candidates;
    private final HeaderSpec current;
    private @Nullable Table table;
    private @Nullable Text other;
    private @Nullable Button automatic;
    private HeaderSpec chosen;

    ChooseHeaderDialog(Shell parent, IndexedTrace index, HeaderSpec current) {
        super(parent);
        symbols = index.symbols();
        candidates = index.loopHeaders();
        this.current = current;
        chosen = current;
        setShellStyle(getShellStyle() | SWT.RESIZE);
        setHelpAvailable(false);
    }

    /** What the user chose; what was there before unless the dialog was left with OK. */
    HeaderSpec chosen() {
        return chosen;
    }

    @Override
    @NonNullByDefault({})
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.ChooseHeaderDialog_shell);
    }

    @Override
    @NonNullByDefault({})
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        setTitle(Messages.ChooseHeaderDialog_title);
        setMessage(Messages.ChooseHeaderDialog_message);
        Composite body = new Composite(area, 0);
        body.setLayout(new GridLayout(2, false));
        body.setLayoutData(new GridData(GridData.FILL_BOTH));
        Button find = new Button(body, SWT.CHECK);
        find.setText(Messages.ChooseHeaderDialog_automatic);
        find.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        find.setSelection(current.kind() == HeaderSpec.Kind.AUTO);
        Table list = createTable(body);
        new Label(body, 0).setText(Messages.ChooseHeaderDialog_other);
        Text text = new Text(body, SWT.BORDER);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text.setText(current.kind() == HeaderSpec.Kind.AUTO || current.kind() == HeaderSpec.Kind.NONE ? ""
                : current.toString());
        table = list;
        other = text;
        automatic = find;
        list.addListener(SWT.Selection, event -> takeCandidate(list.getSelectionIndex()));
        list.addListener(SWT.DefaultSelection, event -> okPressed());
        text.addListener(SWT.Modify, event -> validate());
        find.addListener(SWT.Selection, event -> validate());
        return area;
    }

    private Table createTable(Composite body) {
        Table list = new Table(body, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION);
        list.setHeaderVisible(true);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1);
        data.heightHint = list.getItemHeight() * ROWS;
        list.setLayoutData(data);
        String[] titles = {Messages.ChooseHeaderDialog_function, Messages.ChooseHeaderDialog_address,
            Messages.ChooseHeaderDialog_executions, Messages.ChooseHeaderDialog_share,
            Messages.ChooseHeaderDialog_reason};
        for (int i = 0; i < titles.length; i++) {
            TableColumn column = new TableColumn(list, i == 2 || i == 3 ? SWT.RIGHT : SWT.LEFT);
            column.setText(titles[i]);
            column.setWidth(WIDTHS[i]);
        }
        for (LoopHeader candidate : candidates) {
            TableItem item = new TableItem(list, 0);
            item.setText(new String[] {symbols.function(candidate.symbol()),
                HeaderText.place(symbols, candidate.symbol()), CycleText.number(candidate.executions()),
                CycleText.share(candidate.share()), HeaderText.reason(candidate)});
        }
        return list;
    }

    @Override
    @NonNullByDefault({})
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        validate();
    }

    private void takeCandidate(int row) {
        Text text = other;
        Button find = automatic;
        if (row >= 0 && text != null && find != null) {
            find.setSelection(false);
            text.setText(HeaderText.place(symbols, candidates.get(row).symbol()));
            validate();
        }
    }

    private void validate() {
        Text text = other;
        Button find = automatic;
        Button ok = getButton(IDialogConstants.OK_ID);
        if (text == null || find == null || ok == null) {
            return;
        }
        String typed = text.getText().strip();
        HeaderSpec spec = find.getSelection() ? HeaderSpec.AUTO : HeaderSpec.parse(typed);
        boolean empty = typed.isEmpty() && !find.getSelection();
        boolean known = find.getSelection() || isExecuted(spec);
        setErrorMessage(empty || known ? null : NLS.bind(Messages.ChooseHeaderDialog_unknown, typed));
        if (empty) {
            setErrorMessage(candidates.isEmpty() ? null : Messages.ChooseHeaderDialog_empty);
        }
        ok.setEnabled(!empty && known);
        chosen = empty || !known ? current : spec;
        showCandidate(spec, find.getSelection());
    }

    private void showCandidate(HeaderSpec spec, boolean found) {
        Table list = table;
        if (list == null) {
            return;
        }
        list.deselectAll();
        for (int row = 0; row < candidates.size() && !found; row++) {
            int symbol = candidates.get(row).symbol();
            boolean same = spec.kind() == HeaderSpec.Kind.ADDRESS ? symbols.symbolAt(spec.address()) == symbol
                    : spec.name().equals(symbols.text(symbol)) && symbols.kind(symbol) == SymbolTable.Kind.TOKEN;
            if (same) {
                list.select(row);
            }
        }
    }

    private boolean isExecuted(HeaderSpec spec) {
        if (spec.kind() == HeaderSpec.Kind.ADDRESS) {
            return symbols.symbolAt(spec.address()) >= 0;
        }
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            boolean token = symbols.kind(symbol) == SymbolTable.Kind.TOKEN;
            if (spec.name().equals(token ? symbols.text(symbol) : symbols.function(symbol))) {
                return true;
            }
        }
        return spec.kind() == HeaderSpec.Kind.NONE;
    }
}
