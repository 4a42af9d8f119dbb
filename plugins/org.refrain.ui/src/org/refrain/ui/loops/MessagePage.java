/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.ui.session.TraceSession;

/** Says why there are no loops to be seen, and offers what can be done about it. */
final class MessagePage {

    private static final int MARGIN = 12;
    private static final int WIDTH = 360;

    private final Composite control;
    private final Label message;
    private final Button button;
    private final Runnable toInstructions;
    private Runnable action = () -> {
    };

    /** @param toInstructions shows loops of instructions, which every trace has */
    MessagePage(Composite parent, Runnable toInstructions) {
        this.toInstructions = toInstructions;
        control = new Composite(parent, 0);
        GridLayout layout = new GridLayout();
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN;
        layout.verticalSpacing = MARGIN;
        control.setLayout(layout);
        message = new Label(control, SWT.WRAP);
        GridData data = new GridData(SWT.FILL, SWT.TOP, true, false);
        data.widthHint = WIDTH;
        message.setLayoutData(data);
        button = new Button(control, SWT.PUSH);
        button.setLayoutData(new GridData());
        button.addListener(SWT.Selection, event -> action.run());
    }

    Control control() {
        return control;
    }

    /** What is said. */
    String text() {
        return message.getText();
    }

    void setFocus() {
        if (!button.isVisible() || !button.setFocus()) {
            control.setFocus();
        }
    }

    /** Tells how things stand with a session, or that there is none, and its loops, if it has been read. */
    void update(@Nullable TraceSession session, @Nullable LoopsOfTrace loops) {
        if (session == null) {
            show(Messages.MessagePage_noTrace);
            return;
        }
        switch (session.state()) {
            case LOADING -> show(NLS.bind(Messages.MessagePage_reading, session.name()));
            case CANCELLED -> show(NLS.bind(Messages.MessagePage_stopped, session.name()), Messages.MessagePage_readAll,
                    session::reload);
            case FAILED -> show(NLS.bind(Messages.MessagePage_failed, session.name(), session.failure()),
                    Messages.MessagePage_again, session::reload);
            case READY -> ready(session, loops);
        }
    }

    private void ready(TraceSession session, @Nullable LoopsOfTrace loops) {
        if (loops == null) {
            show(NLS.bind(Messages.MessagePage_reading, session.name()));
        } else if (loops.isWorking()) {
            String finding = NLS.bind(Messages.MessagePage_finding, session.name());
            show(loops.percent() <= 0 ? finding
                    : NLS.bind(Messages.MessagePage_percent, finding, Integer.toString(loops.percent())),
                    Messages.MessagePage_stop, loops::stop);
        } else if (loops.failure() != null) {
            offerInstructions(loops, String.valueOf(loops.failure()));
        } else if (loops.tree() != null) {
            offerInstructions(loops, NLS.bind(Messages.MessagePage_none, session.name(), loops.settings().elements()));
        } else {
            show(NLS.bind(Messages.MessagePage_notFound, session.name()), Messages.MessagePage_find,
                    () -> loops.find(session));
        }
    }

    private void offerInstructions(LoopsOfTrace loops, String text) {
        boolean possible = loops.settings().level() != LoopLevel.INSTRUCTIONS;
        show(text, possible ? Messages.MessagePage_instructions : "", toInstructions);
    }

    private void show(String text) {
        show(text, "", () -> {
            // nothing is offered
        });
    }

    private void show(String text, String offer, Runnable newAction) {
        action = newAction;
        if (!text.equals(message.getText()) || !offer.equals(button.getText())) {
            message.setText(text);
            button.setText(offer);
            button.setVisible(!offer.isEmpty());
            control.layout();
        }
    }
}
