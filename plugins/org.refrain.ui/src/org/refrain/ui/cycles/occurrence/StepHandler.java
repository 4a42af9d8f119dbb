/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;

/** Goes to the next or previous occurrence of the shown cycles, or of any cycle; plugin.xml says which. */
public final class StepHandler extends AbstractHandler implements IExecutableExtension {

    private Step step = Step.NEXT_OCCURRENCE;

    /** Where to go. */
    private enum Step {
        NEXT_OCCURRENCE, PREVIOUS_OCCURRENCE, NEXT_CYCLE, PREVIOUS_CYCLE;

        boolean forward() {
            return this == NEXT_OCCURRENCE || this == NEXT_CYCLE;
        }

        boolean anyCycle() {
            return this == NEXT_CYCLE || this == PREVIOUS_CYCLE;
        }
    }

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        step = Step.valueOf(String.valueOf(data));
    }

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        TraceSession session = Sessions.of(event);
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (session != null && part != null) {
            CycleGroups groups = groups(session, part);
            StatusText.show(part, groups == null ? Messages.StepHandler_noCycles : step(session, groups));
        }
        return null;
    }

    /**
     * What to step through: what the active view shows, such as classes. Elsewhere the chosen cycles, as classes where
     * they make some up (which takes fewer questions), or the distinct cycle of the selected event.
     */
    private static @Nullable CycleGroups groups(TraceSession session, IWorkbenchPart part) {
        CycleGroups shown = shownBy(part);
        IndexedTrace index = session.index();
        CycleTable cycles = session.cycles();
        if (shown != null || index == null || cycles == null) {
            return shown;
        }
        return session.selection().cycleIds().isEmpty() ? CycleGroups.of(cycles)
                : CycleGroups.of(cycles, index.classes());
    }

    private static @Nullable CycleGroups shownBy(IWorkbenchPart part) {
        return Adapters.adapt(part, CycleGroups.class);
    }

    /** Goes there; returns what to tell the user. */
    private String step(TraceSession session, CycleGroups table) {
        TraceSelection selection = session.selection();
        List<Integer> ids = step.anyCycle() ? List.of() : CycleChoice.shown(table, selection);
        long k = step.forward() ? OccurrenceSteps.next(table, ids, selection.position())
                : OccurrenceSteps.previous(table, ids, selection.position());
        if (k == OccurrenceSteps.NONE) {
            String message = step.forward() ? Messages.StepHandler_noNext : Messages.StepHandler_noPrevious;
            String names = ids.isEmpty() ? Messages.StepHandler_anyCycle
                    : ids.size() > 1 ? Messages.StepHandler_chosenCycles
                    : table.isClass(ids.get(0)) ? NLS.bind(Messages.StepHandler_oneClass, ids.get(0))
                    : NLS.bind(Messages.StepHandler_oneCycle, table.cycleOf(ids.get(0)));
            return NLS.bind(message, names);
        }
        if (step.anyCycle()) {
            session.select(table.startOf(k), this);
        } else {
            session.select(selection.at(table.startOf(k)), this);
        }
        int id = ids.stream().filter(shown -> table.holds(shown, k)).findFirst().orElseGet(() -> table.idOf(k));
        return CycleText.occurrence(table, id, k);
    }
}
