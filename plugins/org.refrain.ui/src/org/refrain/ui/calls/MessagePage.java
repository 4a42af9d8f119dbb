/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.program.choose.ProgramLink;
import org.refrain.ui.session.TraceSession;

/** Says why there are no calls to be seen, and offers what can be done about it. */
final class MessagePage {

    private static final int WIDTH = 360;

    private final MessageControl message;

    MessagePage(Composite parent) {
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

    /** Tells how things stand with a session, or that there is none, and its calls, if its program is known. */
    void update(@Nullable TraceSession session, @Nullable CallsOfTrace calls) {
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
            case READY -> ready(session, calls);
        }
    }

    private void ready(TraceSession session, @Nullable CallsOfTrace calls) {
        if (calls == null) {
            message.show(NLS.bind(Messages.MessagePage_reading, session.name()));
        } else if (calls.isWorking()) {
            String finding = NLS.bind(Messages.MessagePage_finding, session.name());
            message.show(calls.percent() <= 0 ? finding
                    : NLS.bind(Messages.MessagePage_percent, finding, Integer.toString(calls.percent())),
                    Messages.MessagePage_stop, calls::stop);
        } else if (calls.failure() != null) {
            message.show(String.valueOf(calls.failure()));
        } else if (calls.analysis() != null) {
            message.show(NLS.bind(Messages.MessagePage_none, session.name()), Messages.MessagePage_chooseProgram,
                    () -> ProgramLink.openProperties(message.control().getShell(), session.input()));
        } else {
            message.show(NLS.bind(Messages.MessagePage_notFound, session.name()), Messages.MessagePage_find,
                    () -> calls.find(session));
        }
    }
}
