/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import java.io.IOException;
import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.calls.CallSteps;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;

/** Steps through the trace that the window is about; plugin.xml says how. */
public final class StepHandler extends AbstractHandler implements IExecutableExtension {

    private Step step = Step.NEXT_EVENT;

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        step = Step.valueOf(String.valueOf(data));
    }

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        TraceSession session = part == null ? null : ShownTrace.of(part.getSite().getPage());
        if (part != null && session != null) {
            Consumer<String> feedback = message -> StatusText.show(part, message);
            if (step.isOneEvent()) {
                feedback.accept(selectBeside(session));
            } else {
                start(session, feedback);
            }
        }
        return null;
    }

    /** Needs no index and no program; returns what to tell the user. */
    private String selectBeside(TraceSession session) {
        TraceRows rows = session.rows();
        long position = session.selection().position() + (step == Step.NEXT_EVENT ? 1 : -1);
        if (rows == null || position < 0 || position >= rows.eventCount()) {
            return step.nothing();
        }
        session.select(position, this);
        return "";
    }

    private void start(TraceSession session, Consumer<String> feedback) {
        ProgramTrace program = session.program();
        if (program == null) {
            feedback.accept(NLS.bind(Messages.StepHandler_notRead, session.name()));
            return;
        }
        long position = Math.max(0, session.selection().position());
        StepJob.start(NLS.bind(Messages.StepHandler_job, session.name()), session,
                (index, progress) -> find(index, program, position, progress), feedback);
    }

    private StepJob.Target find(IndexedTrace index, ProgramTrace program, long position, Progress progress)
            throws IOException {
        long target;
        if (step.isLine()) {
            ProgramImage image = program.usableImage();
            if (image == null || image.lines().isEmpty()) {
                return StepJob.Target.none(Messages.StepHandler_noLines);
            }
            LineSteps steps = new LineSteps(index, program, image);
            target = step == Step.NEXT_LINE ? steps.next(position) : steps.previous(position);
        } else {
            CallSteps calls = new CallSteps(TraceCalls.of(program, progress));
            target = switch (step) {
                case NEXT_CALL -> calls.nextEntry(position);
                case PREVIOUS_CALL -> calls.previousEntry(position);
                case RETURN -> calls.out(position);
                default -> calls.outBack(position);
            };
        }
        return new StepJob.Target(target, target < 0 ? step.nothing() : "");
    }
}
