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
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.cycles.ranking.CycleText;
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
            CycleTable table = session.cycles();
            StatusText.show(part, table == null ? Messages.StepHandler_noCycles : step(session, table));
        }
        return null;
    }

    /** Goes there; returns what to tell the user. */
    private String step(TraceSession session, CycleTable table) {
        TraceSelection selection = session.selection();
        List<Integer> ids = step.anyCycle() ? List.of() : CycleChoice.shown(table, selection);
        long k = step.forward() ? OccurrenceSteps.next(table, ids, selection.position())
                : OccurrenceSteps.previous(table, ids, selection.position());
        if (k == OccurrenceSteps.NONE) {
            String message = step.forward() ? Messages.StepHandler_noNext : Messages.StepHandler_noPrevious;
            String names = ids.isEmpty() ? Messages.StepHandler_anyCycle
                    : ids.size() > 1 ? Messages.StepHandler_chosenCycles
                    : NLS.bind(Messages.StepHandler_oneCycle, ids.get(0));
            return NLS.bind(message, names);
        }
        if (step.anyCycle()) {
            session.select(table.startOf(k), this);
        } else {
            session.select(selection.at(table.startOf(k)), this);
        }
        return CycleText.occurrence(table, k);
    }
}
