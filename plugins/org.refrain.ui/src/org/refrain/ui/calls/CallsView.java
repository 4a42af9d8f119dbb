/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.Finding;
import org.refrain.ui.finding.FindingTexts;
import org.refrain.ui.finding.FindingView;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.program.choose.ProgramLink;
import org.refrain.ui.session.TraceSession;

/** A view of the calls of the trace whose editor was used last. */
public abstract class CallsView extends FindingView<CallAnalysis> {

    private @Nullable IMemento memento;

    /** @param helpId the id of the view's help, in the help's contexts */
    CallsView(String helpId) {
        super(new FindingTexts(Messages.CallsView_noTrace, Messages.CallsView_reading, Messages.CallsView_stopped,
                Messages.CallsView_finding, Messages.CallsView_notFound, Messages.CallsView_find), helpId);
    }

    @Override
    @NonNullByDefault({})
    public final void init(IViewSite site, IMemento newMemento) throws PartInitException {
        super.init(site, newMemento);
        memento = newMemento;
    }

    /** What the view kept when the workbench was closed, or null. */
    final @Nullable IMemento memento() {
        return memento;
    }

    @Override
    protected final Finding<CallAnalysis> findingOf(ProgramTrace program) {
        return CallsOfTrace.of(program);
    }

    /** The calls that are shown, or null. */
    public final @Nullable CallAnalysis analysis() {
        return shown();
    }

    @Override
    protected final boolean isEmpty(CallAnalysis analysis) {
        return analysis.functions().isEmpty();
    }

    @Override
    protected final void sayEmpty(MessageControl message, TraceSession traced) {
        message.show(NLS.bind(Messages.CallsView_none, traced.name()), Messages.CallsView_chooseProgram,
                () -> ProgramLink.openProperties(message.control().getShell(), traced.input()));
    }
}
