/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.INavigationLocation;
import org.eclipse.ui.INavigationLocationProvider;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.EditorPart;
import org.refrain.ui.bookmarks.TraceBookmarks;
import org.refrain.core.index.TraceRows;
import org.refrain.ui.editor.table.RowRange;
import org.refrain.ui.editor.table.RowTexts;
import org.refrain.ui.editor.table.TraceTable;
import org.refrain.ui.search.FindBar;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;
import org.refrain.ui.session.TraceSessions;
import org.refrain.ui.source.SourceFollower;

/**
 * Shows a trace; nothing can be changed in it.
 *
 * <p>Adapts to {@link TraceSession}, which is how views and commands reach what is shown.
 */
public final class TraceEditor extends EditorPart implements TraceSessionListener, INavigationLocationProvider {

    /** The editor's id. */
    public static final String ID = "org.refrain.ui.editor.trace";

    /** The context in which the keys of trace commands work. */
    public static final String CONTEXT = "org.refrain.ui.context.trace";

    private @Nullable TraceSession session;
    private @Nullable InputWatch watch;
    private @Nullable Contents contents;
    /** Selects in the session when the user goes back. */
    private final Object goingBack = new Object();

    /** The controls; there once the part has been created. */
    private record Contents(Composite stack, StackLayout layout, Composite page, StatusLine status, TraceTable table,
            FindBar find, FailurePage failure, SourceFollower source, TraceBookmarks bookmarks) {
    }

    @Override
    @NonNullByDefault({})
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        TraceInput trace = TraceInput.of(input);
        if (trace == null) {
            throw new PartInitException(NLS.bind(Messages.TraceEditor_notLocal, input.getName()));
        }
        setSite(site);
        setInput(input);
        setPartName(input.getName());
        setTitleToolTip(input.getToolTipText());
        TraceSession opened = TraceSessions.acquire(trace);
        session = opened;
        opened.addListener(this);
        watch = new InputWatch(this, trace);
    }

    /** The session that is shown. */
    public TraceSession session() {
        TraceSession current = session;
        if (current == null) {
            throw new IllegalStateException("the editor is not open");
        }
        return current;
    }

    @Override
    @NonNullByDefault({})
    public void createPartControl(Composite parent) {
        Composite stack = new Composite(parent, 0);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, "org.refrain.ui.editor");
        StackLayout layout = new StackLayout();
        stack.setLayout(layout);
        Composite page = new Composite(stack, 0);
        page.setLayout(tight());
        StatusLine status = new StatusLine(page, session());
        TraceTable table = new TraceTable(page, damage -> session().damaged(damage));
        table.control().setLayoutData(new GridData(GridData.FILL_BOTH));
        FindBar find = new FindBar(page, session(), table.control()::setFocus);
        FailurePage failure = new FailurePage(stack, session(), getSite().getPage());
        SourceFollower source = new SourceFollower(this, session(), status::show);
        TraceBookmarks bookmarks = new TraceBookmarks(session().input().file(), this::bookmarksChanged);
        contents = new Contents(stack, layout, page, status, table, find, failure, source, bookmarks);
        bookmarksChanged();
        ShownTrace.follow(getSite().getPage());
        table.onSelection(new TableSelection(session(), table, this)::selected);
        addClearing(table);
        getSite().getService(IContextService.class).activateContext(CONTEXT);
        createMenu(table);
        rowsChanged(session());
        stateChanged(session());
        table.select(session().selection().position());
        table.setSpan(session().selection().span());
    }

    private void bookmarksChanged() {
        Contents shown = contents;
        if (shown != null) {
            shown.table().setNotes(shown.bookmarks().notes());
        }
    }

    /** Escape marks no rows any more. */
    private void addClearing(TraceTable table) {
        table.control().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.ESC) {
                table.select(table.selectedPosition());
                session().select(EventSpan.NONE, this);
            }
        }));
    }

    private static GridLayout tight() {
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        return layout;
    }

    private void createMenu(TraceTable table) {
        SelectionSource source = new SelectionSource(session());
        getSite().setSelectionProvider(source);
        table.control().addDisposeListener(event -> source.dispose());
        MenuManager manager = new MenuManager();
        Menu menu = manager.createContextMenu(table.control());
        table.control().setMenu(menu);
        getEditorSite().registerContextMenu(ID, manager, source, false);
    }

    @Override
    public void setFocus() {
        Contents shown = contents;
        if (shown != null) {
            if (session().state() == TraceSession.State.FAILED) {
                shown.failure().setFocus();
            } else {
                shown.table().control().setFocus();
            }
            shown.source().activated();
        }
        session().checkFresh();
    }

    @Override
    public void rowsChanged(TraceSession changed) {
        Contents shown = contents;
        if (shown != null) {
            TraceRows rows = changed.rows();
            shown.table().setRows(rows);
            long position = changed.selection().position();
            if (rows != null && position < rows.eventCount() && position != shown.table().selectedPosition()) {
                shown.table().select(position); // chosen before its row was read
            }
            shown.status().update();
        }
    }

    @Override
    public void stateChanged(TraceSession changed) {
        Contents shown = contents;
        if (shown == null) {
            return;
        }
        shown.status().update();
        boolean failed = changed.state() == TraceSession.State.FAILED;
        if (failed) {
            shown.failure().update();
        }
        Control top = failed ? shown.failure().control() : shown.page();
        if (shown.layout().topControl != top) {
            shown.layout().topControl = top;
            shown.stack().layout();
        }
    }

    @Override
    public void programChanged(TraceSession changed) {
        stateChanged(changed);
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        Contents shown = contents;
        if (shown == null) {
            return;
        }
        if (!selection.span().equals(shown.table().span())) {
            shown.table().setSpan(selection.span());
            shown.status().update();
        }
        if (source != this) {
            boolean jump = Math.abs(selection.position() - shown.table().selectedPosition()) > 1
                    && source != goingBack;
            if (jump) {
                markLocation();
            }
            shown.table().select(selection.position());
            if (jump) {
                markLocation();
            }
        }
    }

    /** Remembers the row for Navigate &gt; Back. */
    private void markLocation() {
        if (getSite().getPage().getActiveEditor() == this) {
            getSite().getPage().getNavigationHistory().markLocation(this);
        }
    }

    void goBackTo(long position) {
        session().select(position, goingBack);
    }

    @Override
    public INavigationLocation createEmptyNavigationLocation() {
        return new TraceLocation(this, -1);
    }

    @Override
    public INavigationLocation createNavigationLocation() {
        return new TraceLocation(this, selectedPosition());
    }

    /** The row that moves with the arrow keys; -1 for none. */
    long selectedPosition() {
        Contents shown = contents;
        return shown == null ? -1 : shown.table().selectedPosition();
    }

    /** The selected rows, in ascending order. */
    public List<RowRange> selectedRows() {
        Contents shown = contents;
        return shown == null ? List.of() : shown.table().selectedRanges();
    }

    /** Selects all rows, as far as the table holds them. */
    public void selectAll() {
        Contents shown = contents;
        if (shown != null) {
            shown.table().selectAll();
        }
    }

    /** Where the user types what to find; null while the editor is not open. */
    public @Nullable FindBar findBar() {
        Contents shown = contents;
        return shown == null ? null : shown.find();
    }

    /** What stands in the rows; null while there are none. */
    public @Nullable RowTexts texts() {
        Contents shown = contents;
        return shown == null ? null : shown.table().texts();
    }

    @Override
    @NonNullByDefault({})
    public <T> T getAdapter(Class<T> type) {
        if (type == TraceSession.class) {
            return type.cast(session);
        }
        if (type == IGotoMarker.class) {
            return type.cast(new MarkerNavigation(session(), this));
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        InputWatch currentWatch = watch;
        if (currentWatch != null) {
            currentWatch.dispose();
        }
        Contents shown = contents;
        if (shown != null) {
            shown.source().dispose();
            shown.bookmarks().dispose();
        }
        TraceSession current = session;
        if (current != null) {
            current.removeListener(this);
            TraceSessions.release(current);
        }
        contents = null;
        super.dispose();
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    @NonNullByDefault({})
    public void doSave(IProgressMonitor monitor) {
        // nothing can be changed
    }

    @Override
    public void doSaveAs() {
        // nothing can be changed
    }
}
