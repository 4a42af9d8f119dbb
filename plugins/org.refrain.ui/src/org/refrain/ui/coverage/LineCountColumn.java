/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.coverage;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.source.AbstractRulerColumn;
import org.eclipse.jface.text.source.CompositeRuler;
import org.eclipse.jface.text.source.IAnnotationHover;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.rulers.AbstractContributedRulerColumn;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.chart.Contrast;
import org.refrain.ui.session.ActiveTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;
import org.refrain.ui.source.EditorLines;

/**
 * The column beside the text of one editor that tells how often each line was executed. It follows the trace that is
 * open, and the cycles that are selected in it.
 */
@NonNullByDefault({})
public final class LineCountColumn extends AbstractContributedRulerColumn implements TraceSessionListener {

    /** As plugin.xml has it. */
    static final String ID = "org.refrain.ui.coverage.lineCounts";

    private static final String NEVER_COLOR = "org.refrain.ui.coverage.never";
    private static final String COUNT_COLOR = "org.refrain.ui.coverage.count";
    /** Room for counts up to 999,999. */
    private static final String WIDEST = "999,999";

    private final Column column = new Column();
    private @Nullable ActiveTrace trace;
    private @Nullable TraceSession session;
    private @Nullable LatestWork<LineCounts> work;
    private @Nullable LineCounts counts;

    @Override
    public void columnCreated() {
        if (getEditor() != null) {
            trace = new ActiveTrace(getEditor().getSite().getPage(), this::follow);
        }
    }

    @Override
    public void columnRemoved() {
        ActiveTrace following = trace;
        if (following != null) {
            following.dispose();
        }
        follow(null);
    }

    /** What the column shows; null while there is nothing. */
    public @Nullable LineCounts counts() {
        return counts;
    }

    private void follow(@Nullable TraceSession newSession) {
        TraceSession before = session;
        if (before != null) {
            before.removeListener(this);
        }
        LatestWork<LineCounts> old = work;
        if (old != null) {
            old.cancel();
        }
        session = newSession;
        work = null;
        if (newSession != null) {
            newSession.addListener(this);
            work = new LatestWork<>(Messages.LineCountColumn_work, PlatformUI.getWorkbench().getDisplay(),
                    newSession::damaged);
        }
        count();
    }

    @Override
    public void programChanged(TraceSession changed) {
        count();
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        LineCounts shown = counts;
        boolean wanted = !selection.cycleIds().isEmpty();
        if (wanted || shown != null && shown.isInCycles()) {
            count();
        }
    }

    private void count() {
        TraceSession asked = session;
        LatestWork<LineCounts> worker = work;
        ProgramTrace program = asked == null ? null : asked.program();
        ProgramImage image = program == null ? null : program.usableImage();
        EditorLines lines = getEditor() == null ? null : EditorLines.of(getEditor());
        IndexLease lease = image == null || lines == null || asked == null ? null : asked.lease();
        if (worker == null || lease == null || asked == null || lines == null || program == null || image == null) {
            show(null);
            return;
        }
        IFile file = asked.input().file();
        IProject project = file == null ? null : file.getProject();
        List<Integer> cycles = asked.selection().cycleIds();
        worker.ask(lease, (index, cancelled) -> {
            List<String> paths = lines.compiledPaths(image, project);
            return paths.isEmpty() || cancelled.getAsBoolean() ? null
                    : LineCounts.of(program, image, paths, cycles);
        }, this::show);
    }

    private void show(@Nullable LineCounts newCounts) {
        counts = newCounts;
        column.redraw();
    }

    @Override
    public Control createControl(CompositeRuler parentRuler, Composite parentControl) {
        return column.createControl(parentRuler, parentControl);
    }

    @Override
    public Control getControl() {
        return column.getControl();
    }

    @Override
    public int getWidth() {
        return column.getWidth();
    }

    @Override
    public void redraw() {
        column.redraw();
    }

    @Override
    public void setFont(Font font) {
        column.setFont(font);
    }

    @Override
    public void setModel(IAnnotationModel model) {
        column.setModel(model);
    }

    /** The drawing. */
    private final class Column extends AbstractRulerColumn implements IAnnotationHover {

        private static final int INSET = 4;

        Column() {
            setTextInset(INSET);
            setHover(this);
        }

        @Override
        public Control createControl(CompositeRuler parentRuler, Composite parentControl) {
            Control control = super.createControl(parentRuler, parentControl);
            GC gc = new GC(control);
            gc.setFont(parentRuler.getTextViewer().getTextWidget().getFont());
            setWidth(gc.stringExtent(WIDEST).x + 2 * INSET);
            gc.dispose();
            return control;
        }

        @Override
        protected String computeText(int line) {
            LineCounts shown = counts;
            return shown == null ? "" : CountText.inColumn(shown.count(line + 1));
        }

        @Override
        protected Color computeForeground(int line) {
            LineCounts shown = counts;
            boolean never = shown != null && shown.count(line + 1) == 0;
            Color color = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry()
                    .get(never ? NEVER_COLOR : COUNT_COLOR);
            return new Color(Contrast.against(color.getRGB(), computeBackground(line).getRGB(), Contrast.TEXT));
        }

        @Override
        public String getHoverInfo(ISourceViewer sourceViewer, int line) {
            LineCounts shown = counts;
            return shown == null ? null : CountText.inHover(shown, line + 1);
        }
    }
}
