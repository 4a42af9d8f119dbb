/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IMemento;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.Columns;
import org.refrain.ui.message.SpokenName;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.text.TimeFormat;

/** The calls that are open at the selected event, innermost first. */
public final class CallStackView extends CallsView {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.callStack";

    /** Deeper stacks are those of runaway recursion. */
    private static final int MOST = 500;
    private static final List<String> COLUMNS = List.of("FUNCTION", "LINE", "ROW", "TIME");

    private @Nullable Widgets widgets;
    private List<OpenCall> calls = List.of();
    private long shownPosition = -1;

    private record Widgets(Label note, Table table, Columns columns, LatestWork<List<OpenCall>> work) {
    }

    public CallStackView() {
        super("org.refrain.ui.callstack");
    }

    @Override
    protected Control createPage(Composite parent) {
        Composite control = new Composite(parent, 0);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        control.setLayout(layout);
        Label note = new Label(control, SWT.WRAP);
        GridData data = new GridData(SWT.FILL, SWT.TOP, true, false);
        data.exclude = true;
        note.setLayoutData(data);
        Table table = new Table(control, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        table.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        SpokenName.give(table, Messages.CallStackView_name);
        String[] titles = {Messages.CallStackView_function, Messages.CallStackView_line, Messages.CallStackView_row,
                Messages.CallStackView_time};
        for (int i = 0; i < titles.length; i++) {
            TableColumn column = new TableColumn(table, i < 2 ? SWT.LEFT : SWT.RIGHT);
            column.setText(titles[i]);
        }
        Columns columns = new Columns(table, COLUMNS, false);
        columns.read(memento());
        table.addListener(SWT.MouseMove, event -> {
            TableItem item = table.getItem(new Point(event.x, event.y));
            table.setToolTipText(item == null ? null : item.getText(0)); // it may be cut off
        });
        table.addListener(SWT.DefaultSelection, event -> open(table.getSelectionIndex()));
        widgets = new Widgets(note, table, columns,
                new LatestWork<>(Messages.CallStackView_name, table.getDisplay(), this::damaged));
        return control;
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento memento) {
        super.saveState(memento);
        Widgets current = widgets;
        if (current != null) {
            current.columns.save(memento);
        }
    }

    /** The calls as they are listed. */
    public List<OpenCall> calls() {
        return calls;
    }

    /** The event whose calls are listed, or -1. */
    public long position() {
        return shownPosition;
    }

    private void open(int row) {
        TraceSession current = session();
        if (current != null && row >= 0 && row < calls.size()) {
            current.select(calls.get(row).entry(), this);
        }
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        CallAnalysis analysis = analysis();
        if (analysis != null) {
            ask(changed, analysis);
        }
    }

    @Override
    protected void show(@Nullable TraceSession traced, @Nullable CallAnalysis analysis) {
        Widgets current = widgets;
        if (current != null && !current.table.isDisposed()) {
            current.work.cancel();
            current.columns.reset();
            fill(current, -1, List.of());
            if (traced != null && analysis != null) {
                ask(traced, analysis);
            }
        }
    }

    /** What is listed stays until the new list is known; while the user moves quickly, steps are left out. */
    private void ask(TraceSession traced, CallAnalysis analysis) {
        Widgets current = widgets;
        long position = traced.selection().position();
        ProgramTrace program = traced.program();
        IndexLease lease = position < 0 || program == null ? null : traced.lease();
        if (current == null) {
            return;
        }
        if (lease == null || program == null) {
            current.work.cancel();
            fill(current, -1, List.of());
        } else {
            current.work.ask(lease, (index, cancelled) -> OpenCall.at(analysis, program, index, position, MOST),
                    found -> fill(current, position, found));
        }
    }

    private void fill(Widgets current, long position, List<OpenCall> found) {
        if (current.table.isDisposed()) {
            return;
        }
        calls = List.copyOf(found);
        shownPosition = position;
        current.table.setRedraw(false);
        try {
            current.table.setItemCount(found.size());
            for (int row = 0; row < found.size(); row++) {
                OpenCall call = found.get(row);
                TableItem item = current.table.getItem(row);
                item.setText(0, call.isHandler() ? NLS.bind(Messages.CallStackView_handler, call.function())
                        : call.function());
                item.setText(1, lineOf(call.place()));
                item.setText(2, CycleText.number(call.entry()));
                item.setText(3, TimeFormat.seconds(call.time()));
            }
            for (int column = 0; column < current.table.getColumnCount(); column++) {
                int shown = column;
                current.columns.fit(column, Stream.of(current.table.getItems()).map(item -> item.getText(shown)));
            }
            current.columns.apply();
        } finally {
            current.table.setRedraw(true);
        }
        note(current, position < 0 ? Messages.CallStackView_nothing
                : found.isEmpty() ? NLS.bind(Messages.CallStackView_none, CycleText.number(position))
                : found.size() < MOST ? "" : NLS.bind(Messages.CallStackView_more, CycleText.number(MOST)));
    }

    private static void note(Widgets current, String text) {
        current.note.setText(text);
        ((GridData) current.note.getLayoutData()).exclude = text.isEmpty();
        current.note.setVisible(!text.isEmpty());
        current.note.getParent().layout();
    }

    private static String lineOf(@Nullable SourcePlace place) {
        if (place == null) {
            return "";
        }
        Path name = Path.of(place.path()).getFileName();
        return (name == null ? place.path() : name) + ":" + place.line();
    }

    @Override
    protected void focusPage() {
        Widgets current = widgets;
        if (current != null) {
            current.table.setFocus();
        }
    }
}
