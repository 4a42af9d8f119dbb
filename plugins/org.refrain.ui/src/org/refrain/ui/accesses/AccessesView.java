/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.CollapseAllHandler;
import org.eclipse.ui.handlers.ExpandAllHandler;
import org.eclipse.ui.handlers.IHandlerService;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.Finding;
import org.refrain.ui.finding.FindingTexts;
import org.refrain.ui.finding.FindingView;
import org.refrain.ui.loops.LineOpener;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.session.TraceSession;

/** Which addresses the loads and stores of the trace went through whose editor was used last. */
public final class AccessesView extends FindingView<AccessTree> {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.accesses";

    private @Nullable IMemento memento;
    private @Nullable AccessesPage page;
    private @Nullable LineOpener lines;

    public AccessesView() {
        super(new FindingTexts(Messages.AccessesView_noTrace, Messages.AccessesView_reading,
                Messages.AccessesView_stopped, Messages.AccessesView_finding, Messages.AccessesView_notFound,
                Messages.AccessesView_find), "org.refrain.ui.accesses");
    }

    @Override
    @NonNullByDefault({})
    public void init(IViewSite site, IMemento left) throws PartInitException {
        super.init(site, left);
        memento = left;
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento into) {
        super.saveState(into);
        AccessesPage created = page;
        if (created != null) {
            created.save(into);
        }
    }

    @Override
    protected Control createPage(Composite parent) {
        AccessesPage created = new AccessesPage(parent, new User(), memento);
        page = created;
        lines = new LineOpener(this, this::damaged);
        TreeViewer viewer = created.viewer();
        IHandlerService handlers = getSite().getService(IHandlerService.class);
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_COLLAPSE_ALL, new CollapseAllHandler(viewer));
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_EXPAND_ALL, new ExpandAllHandler(viewer));
        MenuManager popup = new MenuManager();
        popup.setRemoveAllWhenShown(true);
        popup.addMenuListener(this::fill);
        viewer.getControl().setMenu(popup.createContextMenu(viewer.getControl()));
        getSite().registerContextMenu(popup, viewer);
        return created.control();
    }

    private void fill(IMenuManager menu) {
        AccessRow row = page().selected();
        SourcePlace place = row == null ? null : row.place();
        if (row != null && row.first() >= 0) {
            menu.add(action(Messages.AccessesView_goToFirst, () -> select(row)));
        }
        if (place != null) {
            menu.add(action(NLS.bind(Messages.AccessesView_open, place.fileName(), Integer.toString(place.line())),
                    () -> open(place)));
        }
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private static Action action(String label, Runnable effect) {
        return new Action(label) {
            @Override
            public void run() {
                effect.run();
            }
        };
    }

    @Override
    protected Finding<AccessTree> findingOf(ProgramTrace program) {
        return AccessesOfTrace.of(program);
    }

    /** The patterns that are shown, or null. */
    public @Nullable AccessTree tree() {
        return shown();
    }

    /** The controls that show them. */
    public AccessesPage page() {
        AccessesPage created = page;
        if (created == null) {
            throw new IllegalStateException("the view is not open");
        }
        return created;
    }

    @Override
    protected void show(@Nullable TraceSession traced, @Nullable AccessTree tree) {
        page().show(tree);
    }

    @Override
    protected void focusPage() {
        page().viewer().getTree().setFocus();
    }

    private void select(AccessRow row) {
        TraceSession current = session();
        if (current != null && row.first() >= 0) {
            current.select(row.first(), this);
        }
    }

    private void open(SourcePlace place) {
        LineOpener opener = lines;
        if (opener != null) {
            opener.open(session(), place.path(), place.line());
        }
    }

    @Override
    public void dispose() {
        LineOpener old = lines;
        if (old != null) {
            old.dispose();
        }
        super.dispose();
    }

    private final class User implements AccessesPage.User {

        @Override
        public void selects(AccessRow row) {
            select(row);
        }

        @Override
        public void opens(AccessRow row) {
            select(row);
            SourcePlace place = row.place();
            if (place != null) {
                open(place);
            }
        }
    }

    @Override
    protected boolean isEmpty(AccessTree tree) {
        return tree.roots().isEmpty();
    }

    @Override
    protected void sayEmpty(MessageControl message, TraceSession traced) {
        ProgramTrace program = traced.program();
        AccessTree empty = program == null ? null : AccessesOfTrace.of(program).result();
        long unread = empty == null ? 0 : empty.found().unread();
        message.show(unread == 0 ? NLS.bind(Messages.AccessesView_none, traced.name())
                : NLS.bind(Messages.AccessesView_noAddresses, traced.name(), CycleText.number(unread)));
    }
}
