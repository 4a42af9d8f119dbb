/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.refrain.core.diff.CycleDiff;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.message.SpokenName;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSession;

/**
 * Says which lines tell a cycle from the most frequent one, as a text that can be selected and copied. It is empty
 * while there is nothing to say or the answer is not known yet, and takes no more than a third of the height of what it
 * is in; then it scrolls, and half a line at its end tells that there are more, as scroll bars show on approach only.
 */
public final class DifferenceStrip extends Composite {

    private static final int MOST_PART = 3;

    private final Text text;
    private final LatestWork<String> comparing;
    private final Runnable changed;
    private @Nullable CyclePair pair;
    private @Nullable ProgramTrace program;
    private @Nullable TraceSession session;

    /** @param changed called when there is another text, which may need another size */
    public DifferenceStrip(Composite parent, Runnable changed) {
        super(parent, SWT.NONE);
        this.changed = changed;
        setLayout(new FillLayout());
        text = new Text(this, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
        SpokenName.give(text, this, Messages.DifferenceStrip_name);
        comparing = new LatestWork<>(Messages.DifferenceStrip_comparing, getDisplay(), this::damaged);
        addDisposeListener(event -> comparing.cancel());
    }

    /** Says what tells two rows apart, as soon as that is known; nothing when there are none. */
    public void show(@Nullable TraceSession newSession, @Nullable CyclePair newPair) {
        ProgramTrace newProgram = newSession == null ? null : newSession.program();
        if (newPair != null && newPair.equals(pair) && newProgram == program && newSession == session) {
            return;
        }
        pair = newPair;
        program = newProgram;
        session = newSession;
        comparing.cancel();
        setText("");
        IndexLease lease = newSession == null || newPair == null || newProgram == null ? null : newSession.lease();
        if (lease != null && newPair != null && newProgram != null) {
            comparing.ask(lease, (index, cancelled) -> compare(index, newProgram, newPair, cancelled), this::setText);
        }
    }

    private static @Nullable String compare(IndexedTrace index, ProgramTrace program, CyclePair pair,
            BooleanSupplier cancelled) {
        try {
            CycleDiff diff = CycleDiff.of(index, pair.cycles(), pair.cycle(), pair.otherCycle(),
                    new BackgroundProgress(cancelled));
            return DifferenceText.of(pair, CycleDifference.of(program, pair, diff, new CodePlaces(program)));
        } catch (CancellationException e) {
            return null;
        }
    }

    private void setText(String words) {
        if (!isDisposed() && !words.equals(text.getText())) {
            text.setText(words);
            changed.run();
        }
    }

    private void damaged(UncheckedIOException damage) {
        TraceSession current = session;
        if (current != null) {
            current.damaged(damage);
        }
    }

    public boolean isEmpty() {
        return text.getCharCount() == 0;
    }

    /** What is said; empty while nothing is. */
    public String text() {
        return text.getText();
    }

    /** The control that holds the text. */
    public Text widget() {
        return text;
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean all) {
        int line = text.getLineHeight();
        int border = text.computeSize(SWT.DEFAULT, line).y - line;
        int width = widthHint == SWT.DEFAULT ? Math.max(1, getParent().getClientArea().width) : widthHint;
        int lines = Math.max(2, (getParent().getClientArea().height / MOST_PART - border) / line);
        int most = lines * line + line / 2 + border;
        return new Point(widthHint == SWT.DEFAULT ? 0 : widthHint, heightHint == SWT.DEFAULT
                ? Math.min(most, text.computeSize(width, SWT.DEFAULT, all).y) : heightHint);
    }
}
