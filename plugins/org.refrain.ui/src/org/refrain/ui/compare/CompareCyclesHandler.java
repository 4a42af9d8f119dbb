/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.occurrence.CycleChoice;
import org.refrain.ui.cycles.occurrence.Sessions;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSession;

/**
 * Compares the two chosen cycles or classes with each other, or a single one with the most frequent one: as source
 * lines or as instructions, which plugin.xml says.
 */
public final class CompareCyclesHandler extends AbstractHandler implements IExecutableExtension {

    private Listing listing = Listing.LINES;

    /** What is compared. */
    private enum Listing {
        LINES, INSTRUCTIONS
    }

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        listing = Listing.valueOf(String.valueOf(data));
    }

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        TraceSession session = Sessions.of(event);
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (session != null && part != null) {
            StatusText.show(part, compare(session, part));
        }
        return null;
    }

    /** Starts comparing; returns what to tell the user. */
    private String compare(TraceSession session, IWorkbenchPart part) {
        CycleGroups groups = groups(session, part);
        if (groups == null || groups.count() == 0) {
            return Messages.CompareCyclesHandler_noCycles;
        }
        List<Integer> ids = CycleChoice.shown(groups, session.selection());
        if (ids.isEmpty() || ids.size() > 2) {
            return Messages.CompareCyclesHandler_choose;
        }
        CyclePair pair = CyclePair.of(groups, ids);
        if (pair == null) {
            return Messages.CompareCyclesHandler_usual;
        }
        IndexLease lease = session.lease();
        if (lease != null) {
            new CompareJob(part.getSite().getPage(), session, pair, lease, listing == Listing.LINES).schedule();
        }
        return "";
    }

    /** What the active view shows, such as classes; elsewhere classes if there are any. */
    private static @Nullable CycleGroups groups(TraceSession session, IWorkbenchPart part) {
        CycleGroups shown = shownBy(part);
        IndexedTrace index = session.index();
        CycleTable cycles = session.cycles();
        return shown != null || index == null || cycles == null ? shown : CycleGroups.of(cycles, index.classes());
    }

    private static @Nullable CycleGroups shownBy(IWorkbenchPart part) {
        return Adapters.adapt(part, CycleGroups.class);
    }
}
