/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.themes.IThemeManager;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.header.HeaderText;
import org.refrain.ui.cycles.occurrence.CycleChoice;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.timeline.TimelineText;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.pin.ViewTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/** Shows the cycles of the trace whose editor was used last, or that the view is pinned to. */
public final class CyclesView extends ViewPart implements TraceSessionListener {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.cycles";

    private static final String TRACE_CONTEXT = "org.refrain.ui.context.trace";

    private final IPropertyChangeListener themeListener = event -> themeChanged(event.getProperty());
    private @Nullable IMemento memento;
    private @Nullable Contents contents;
    private @Nullable TraceSession session;

    /** The controls; there once the part has been created. */
    private record Contents(Composite stack, StackLayout layout, CyclesPage page, MessagePage message,
            CyclesActions actions, LatestWork<CycleRanking> ranking, ViewTrace trace) {
    }

    @Override
    @NonNullByDefault({})
    public void init(IViewSite site, IMemento savedState) throws PartInitException {
        super.init(site, savedState);
        memento = savedState;
    }

    @Override
    @NonNullByDefault({})
    public void createPartControl(Composite parent) {
        Composite stack = new Composite(parent, 0);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, "org.refrain.ui.cycles");
        StackLayout layout = new StackLayout();
        stack.setLayout(layout);
        CyclesPage page = new CyclesPage(stack);
        MessagePage message = new MessagePage(stack);
        CyclesActions actions = new CyclesActions(this, page, memento);
        LatestWork<CycleRanking> ranking = new LatestWork<>(Messages.CyclesView_ranking, stack.getDisplay(),
                this::damaged);
        ViewTrace trace = new ViewTrace(getViewSite(), this::setPartName, memento, this::follow);
        contents = new Contents(stack, layout, page, message, actions, ranking, trace);
        getSite().getService(IContextService.class).activateContext(TRACE_CONTEXT);
        PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeListener);
        follow(trace.session());
    }

    /** The session that is shown, or null. */
    @Nullable
    TraceSession session() {
        return session;
    }

    /** Table and charts; null while the view is not open. */
    public @Nullable CyclesPage page() {
        Contents shown = contents;
        return shown == null ? null : shown.page;
    }

    /** What is said instead of cycles; empty while there are cycles to be seen. */
    public String message() {
        Contents shown = contents;
        return shown == null || shown.layout.topControl != shown.message.control() ? "" : shown.message.text();
    }

    @Override
    public void setFocus() {
        Contents shown = contents;
        if (shown != null) {
            if (message().isEmpty()) {
                shown.page.table().setFocus();
            } else {
                shown.message.setFocus();
            }
        }
    }

    private void follow(@Nullable TraceSession newSession) {
        TraceSession old = session;
        if (contents == null || old == newSession && old != null) {
            return; // the first call comes before the controls are complete
        }
        if (old != null) {
            old.removeListener(this);
        }
        session = newSession;
        if (newSession != null) {
            newSession.addListener(this);
        }
        update(newSession);
    }

    @Override
    public void indexChanged(TraceSession changed) {
        update(changed);
    }

    @Override
    public void programChanged(TraceSession changed) {
        Contents shown = contents;
        if (shown != null) {
            shown.page.programChanged();
        }
    }

    @Override
    public void stateChanged(TraceSession changed) {
        Contents shown = contents;
        if (shown != null && shown.layout.topControl == shown.message.control()) {
            shown.message.update(changed);
        }
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        Contents shown = contents;
        if (shown != null) {
            CycleGroups groups = shown.page.groups();
            shown.page.show(selection);
            shown.actions.selectionChanged();
            if (groups != null && selection.position() >= 0) {
                StatusText.show(this, TimelineText.at(groups, CycleChoice.shown(groups, selection),
                        selection.position()));
            }
        }
    }

    /** Shows nothing of the index before, and asks for the ranking of the new one. */
    private void update(@Nullable TraceSession current) {
        Contents shown = contents;
        if (shown == null) {
            return;
        }
        shown.ranking.cancel();
        shown.page.setRanking(null, null);
        shown.actions.setTrace(null);
        setContentDescription("");
        StatusText.show(this, "");
        shown.message.update(current);
        top(shown, false);
        rank(shown, current);
    }

    /** Shows classes or distinct cycles, as has been chosen; until that is ready, what was there stays. */
    void regroup() {
        Contents shown = contents;
        if (shown != null) {
            rank(shown, session);
        }
    }

    private void rank(Contents shown, @Nullable TraceSession current) {
        boolean grouped = shown.actions.isGrouped();
        IndexedTrace index = current == null ? null : current.index();
        CycleTable cycles = index == null ? null : index.cycles();
        IndexLease lease = current == null || cycles == null || cycles.count() == 0 ? null : current.lease();
        if (lease != null && cycles != null && current != null) {
            shown.ranking.ask(lease, (leased, cancelled) -> CycleRanking.of(
                    CycleGroups.of(cycles, grouped ? leased.classes() : null)), ranking -> show(current, ranking));
        }
    }

    private void show(TraceSession ranked, CycleRanking ranking) {
        Contents shown = contents;
        IndexedTrace index = ranked.index();
        if (shown != null && ranked == session && index != null) {
            shown.actions.setTrace(index);
            shown.page.setRanking(ranked, ranking);
            setContentDescription(HeaderText.summary(index, ranking.table(), ranked.header()));
            top(shown, true);
        }
    }

    private void top(Contents shown, boolean cycles) {
        boolean active = getSite().getPage().getActivePart() == this;
        shown.layout.topControl = cycles ? shown.page.control() : shown.message.control();
        shown.stack.layout();
        if (active) {
            setFocus();
        }
    }

    private void damaged(UncheckedIOException damage) {
        TraceSession current = session;
        if (current != null) {
            current.damaged(damage);
        }
    }

    private void themeChanged(String property) {
        Contents shown = contents;
        boolean colors = property.startsWith("org.refrain.") || IThemeManager.CHANGE_CURRENT_THEME.equals(property);
        if (shown != null && colors && !shown.stack.isDisposed()) {
            shown.page.refreshColors();
        }
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento state) {
        Contents shown = contents;
        if (shown != null) {
            shown.actions.saveState(state);
            shown.trace.saveState(state);
        }
    }

    @Override
    @NonNullByDefault({})
    public <T> T getAdapter(Class<T> type) {
        if (type == CycleGroups.class) {
            CyclesPage page = page();
            return page == null ? null : type.cast(page.groups());
        }
        return type == TraceSession.class ? type.cast(session) : super.getAdapter(type);
    }

    @Override
    public void dispose() {
        PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeListener);
        Contents shown = contents;
        if (shown != null) {
            shown.trace.dispose();
            shown.ranking.cancel();
        }
        TraceSession current = session;
        if (current != null) {
            current.removeListener(this);
        }
        contents = null;
        super.dispose();
    }
}
