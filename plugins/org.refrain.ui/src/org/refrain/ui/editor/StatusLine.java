/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import java.text.MessageFormat;
import java.util.StringJoiner;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.ProgressBar;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.trace.TraceProblem;
import org.refrain.ui.cycles.timeline.SpanText;
import org.refrain.ui.program.ProgramText;
import org.refrain.ui.program.choose.ProgramLink;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.IndexingProgress;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.source.SourceNote;

/** The line above the table: how much of the trace is known, and while it is read, how far that is. */
final class StatusLine {

    private static final int COLUMNS = 4;

    private final TraceSession session;
    private final Composite line;
    private final EndingLabel facts;
    private final ProgressBar bar;
    private final Link link;
    private final ProgramLink program;
    private final Note damageNote;
    private final Note programNote;
    private final Note sourceNote;
    private SourceNote source = SourceNote.NONE;

    StatusLine(Composite parent, TraceSession session) {
        this.session = session;
        line = new Composite(parent, SWT.NONE);
        line.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
        GridLayout layout = new GridLayout(COLUMNS, false);
        layout.marginHeight = 2;
        line.setLayout(layout);
        facts = new EndingLabel(line);
        GridData factsData = new GridData(SWT.FILL, SWT.CENTER, true, false);
        factsData.widthHint = 0; // what the others leave
        facts.control().setLayoutData(factsData);
        bar = new ProgressBar(line, SWT.SMOOTH);
        GridData barData = new GridData(SWT.END, SWT.CENTER, false, false);
        barData.widthHint = 120;
        bar.setLayoutData(barData);
        link = new Link(line, SWT.NONE);
        link.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        link.addListener(SWT.Selection, event -> linkSelected());
        program = new ProgramLink(line, session);
        program.control().setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        damageNote = note();
        programNote = note();
        sourceNote = note();
    }

    private Note note() {
        Note note = new Note(line);
        note.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, COLUMNS, 1));
        return note;
    }

    /** Says something about the source line of the selected event, or nothing any more. */
    void show(SourceNote newSource) {
        boolean same = newSource.text().equals(source.text());
        source = newSource;
        if (same) {
            sourceNote.set(source.text(), source.action()); // the link may be about another file now
        } else {
            update();
        }
    }

    void update() {
        facts.setText(text());
        boolean loading = session.state() == TraceSession.State.LOADING;
        show(bar, loading);
        bar.setSelection(Math.max(0, session.progress().percent()));
        boolean cancelled = session.state() == TraceSession.State.CANCELLED;
        link.setText("<a>" + (loading ? Messages.StatusLine_stop : Messages.StatusLine_readAll) + "</a>");
        show(link, loading || cancelled);
        program.update();
        show(program.control(), program.isNeeded());
        damageNote.set(damage(), null);
        show(damageNote.control(), damageNote.isNeeded());
        programNote.set(ProgramText.warning(session.foundProgram()), null);
        show(programNote.control(), programNote.isNeeded());
        sourceNote.set(source.text(), source.action());
        show(sourceNote.control(), sourceNote.isNeeded());
        line.layout();
        line.getParent().layout();
    }

    private static void show(Control control, boolean visible) {
        control.setVisible(visible);
        ((GridData) control.getLayoutData()).exclude = !visible;
    }

    private void linkSelected() {
        if (session.state() == TraceSession.State.LOADING) {
            session.cancel();
        } else {
            session.reload();
        }
    }

    /** What is known, in one line. */
    private String text() {
        IndexedTrace index = session.index();
        if (index != null) {
            return facts(index, session.selection().span());
        }
        TraceRows rows = session.rows();
        String shown = rows == null ? "" : MessageFormat.format(Messages.StatusLine_firstRows,
                rows.eventCount());
        if (session.state() == TraceSession.State.CANCELLED) {
            return NLS.bind(Messages.StatusLine_stopped, shown);
        }
        IndexingProgress progress = session.progress();
        return progress.task().isEmpty() ? Messages.StatusLine_opening
                : rows == null ? progress.task() : NLS.bind(Messages.StatusLine_reading, progress.task(), shown);
    }

    /**
     * What the user should not miss about an incomplete trace: that its rest could not be read, and in a file outside
     * the workspace, which the Problems view leaves out, the first row that could not.
     */
    private String damage() {
        IndexedTrace index = session.index();
        if (index == null || index.problems().isEmpty()) {
            return "";
        }
        TraceProblem worst = index.problems().get(0);
        boolean told = worst.severity() == TraceProblem.Severity.INFO
                || worst.severity() == TraceProblem.Severity.WARNING && isInWorkspace();
        return told ? "" : worst.line() > 0
                ? MessageFormat.format(Messages.StatusLine_damage, worst.line(), worst.message()) : worst.message();
    }

    private boolean isInWorkspace() {
        return session.input().file() != null;
    }

    private String facts(IndexedTrace index, EventSpan span) {
        StringJoiner text = new StringJoiner(Messages.StatusLine_separator);
        if (!span.isEmpty()) {
            text.add(SpanText.of(span, index));
        }
        text.add(MessageFormat.format(Messages.StatusLine_events, index.eventCount()));
        text.add(cycles(index.cycles()));
        if (index.discontinuityCount() > 0) {
            text.add(MessageFormat.format(Messages.StatusLine_gaps, index.discontinuityCount()));
        }
        if (index.unreadRows() > 0) {
            text.add(MessageFormat.format(isInWorkspace() ? Messages.StatusLine_unreadMarked
                    : Messages.StatusLine_unread, index.unreadRows()));
        }
        return text.toString();
    }

    private static String cycles(@Nullable CycleTable cycles) {
        return cycles == null ? Messages.StatusLine_noCycles : MessageFormat.format(Messages.StatusLine_cycles,
                cycles.count(), cycles.distinctCount());
    }
}
