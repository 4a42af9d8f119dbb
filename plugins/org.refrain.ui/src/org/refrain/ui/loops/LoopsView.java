/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.Finding;
import org.refrain.ui.finding.FindingTexts;
import org.refrain.ui.finding.FindingView;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.session.TraceSession;

/** The loops of the trace whose editor was used last. They are found when the view can be seen, not before. */
public final class LoopsView extends FindingView<LoopTree> {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.loops";

    private LoopSettings settings = LoopSettings.DEFAULT;
    private @Nullable IMemento memento;
    private @Nullable LoopsPage page;
    private @Nullable LoopSteps steps;
    private @Nullable LineOpener lines;

    public LoopsView() {
        super(new FindingTexts(Messages.LoopsView_noTrace, Messages.LoopsView_reading, Messages.LoopsView_stopped,
                Messages.LoopsView_finding, Messages.LoopsView_notFound, Messages.LoopsView_find),
                "org.refrain.ui.loopnest");
    }

    @Override
    @NonNullByDefault({})
    public void init(IViewSite site, IMemento left) throws PartInitException {
        super.init(site, left);
        memento = left;
        settings = LoopSettings.read(left);
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento into) {
        super.saveState(into);
        settings.save(into);
        LoopsPage created = page;
        if (created != null) {
            created.save(into);
        }
    }

    @Override
    protected Control createPage(Composite parent) {
        LoopsPage created = new LoopsPage(parent, new User(), memento);
        page = created;
        steps = new LoopSteps(this, this::damaged);
        lines = new LineOpener(this, this::damaged);
        LoopsActions.install(this, created);
        return created.control();
    }

    /** What is shown: of what the loops are, and which is taken first. */
    public LoopSettings settings() {
        return settings;
    }

    /** Shows other loops. */
    public void setSettings(LoopSettings newSettings) {
        settings = newSettings;
        update();
    }

    @Override
    protected Finding<LoopTree> findingOf(ProgramTrace program) {
        return LoopsOfTrace.of(program, settings.usable());
    }

    /** The loops that are shown, or null. */
    public @Nullable LoopTree tree() {
        return shown();
    }

    /** The controls that show them. */
    public LoopsPage page() {
        LoopsPage created = page;
        if (created == null) {
            throw new IllegalStateException("the view is not open");
        }
        return created;
    }

    @Override
    protected void show(@Nullable TraceSession traced, @Nullable LoopTree tree) {
        IndexedTrace index = traced == null ? null : traced.index();
        page().show(tree, index == null ? null : index.symbols());
        LoopSteps current = steps;
        if (current != null) {
            current.forget();
        }
    }

    @Override
    protected void focusPage() {
        page().viewer().getTree().setFocus();
    }

    /** Marks the next execution of the selected loop, or the previous one. */
    public void step(boolean forward) {
        LoopSteps current = steps;
        if (current != null) {
            current.step(session(), page().selected(), forward);
        }
    }

    /** Shows lines in their editor. */
    void open(LineRange range) {
        LineOpener current = lines;
        if (current != null) {
            current.open(session(), range);
        }
    }

    @Override
    public void dispose() {
        LoopSteps oldSteps = steps;
        LineOpener oldLines = lines;
        if (oldSteps != null) {
            oldSteps.dispose();
        }
        if (oldLines != null) {
            oldLines.dispose();
        }
        super.dispose();
    }

    private final class User implements LoopsPage.User {

        @Override
        public void selects(LoopRow row) {
            TraceSession current = session();
            if (current != null) {
                current.select(row.first(), LoopsView.this);
            }
        }

        @Override
        public void opens(LoopRow row) {
            selects(row);
            if (!row.lines().isEmpty()) {
                open(row.lines().get(0));
            }
        }

        @Override
        public void opens(LineRange range) {
            open(range);
        }
    }

    @Override
    protected boolean isEmpty(LoopTree tree) {
        return tree.roots().isEmpty();
    }

    @Override
    protected void sayEmpty(MessageControl message, TraceSession traced) {
        offerOthers(message, traced, NLS.bind(Messages.LoopsView_none, traced.name(), settings.usable().elements()));
    }

    @Override
    protected void sayFailure(MessageControl message, String failure) {
        offerOthers(message, session(), failure);
    }

    /** Every trace has instructions; those of a file of numbers are rarely equal. */
    private void offerOthers(MessageControl message, @Nullable TraceSession traced, String text) {
        IndexedTrace index = traced == null ? null : traced.index();
        if (index != null && TraceTuples.formatOf(index) != null && settings.choice() != LoopChoice.NESTED) {
            message.show(text, Messages.LoopsView_nested, () -> setSettings(settings.choosing(LoopChoice.NESTED)));
        } else {
            boolean possible = settings.usable().level() != LoopLevel.INSTRUCTIONS;
            message.show(text, possible ? Messages.LoopsView_instructions : "",
                    () -> setSettings(settings.of(LoopLevel.INSTRUCTIONS)));
        }
    }
}
