/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.session.TraceSession;

/** Says why there are no loops to be seen, and offers what can be done about it. */
final class MessagePage {

    private static final int WIDTH = 360;

    private final MessageControl message;
    private final Runnable toInstructions;

    /** @param toInstructions shows loops of instructions, which every trace has */
    MessagePage(Composite parent, Runnable toInstructions) {
        this.toInstructions = toInstructions;
        message = new MessageControl(parent, WIDTH);
    }

    Control control() {
        return message.control();
    }

    /** What is said. */
    String text() {
        return message.text();
    }

    void setFocus() {
        message.setFocus();
    }

    /** Tells how things stand with a session, or that there is none, and its loops, if it has been read. */
    void update(@Nullable TraceSession session, @Nullable LoopsOfTrace loops) {
        if (session == null) {
            message.show(Messages.MessagePage_noTrace);
            return;
        }
        switch (session.state()) {
            case LOADING -> message.show(NLS.bind(Messages.MessagePage_reading, session.name()));
            case CANCELLED -> message.show(NLS.bind(Messages.MessagePage_stopped, session.name()),
                    Messages.MessagePage_readAll, session::reload);
            case FAILED -> message.show(NLS.bind(Messages.MessagePage_failed, session.name(), session.failure()),
                    Messages.MessagePage_again, session::reload);
            case READY -> ready(session, loops);
        }
    }

    private void ready(TraceSession session, @Nullable LoopsOfTrace loops) {
        if (loops == null) {
            message.show(NLS.bind(Messages.MessagePage_reading, session.name()));
        } else if (loops.isWorking()) {
            String finding = NLS.bind(Messages.MessagePage_finding, session.name());
            message.show(loops.percent() <= 0 ? finding
                    : NLS.bind(Messages.MessagePage_percent, finding, Integer.toString(loops.percent())),
                    Messages.MessagePage_stop, loops::stop);
        } else if (loops.failure() != null) {
            offerInstructions(loops, String.valueOf(loops.failure()));
        } else if (loops.tree() != null) {
            offerInstructions(loops, NLS.bind(Messages.MessagePage_none, session.name(), loops.settings().elements()));
        } else {
            message.show(NLS.bind(Messages.MessagePage_notFound, session.name()), Messages.MessagePage_find,
                    () -> loops.find(session));
        }
    }

    private void offerInstructions(LoopsOfTrace loops, String text) {
        boolean possible = loops.settings().level() != LoopLevel.INSTRUCTIONS;
        message.show(text, possible ? Messages.MessagePage_instructions : "", toInstructions);
    }
}
