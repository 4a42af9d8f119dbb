/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.header.ChooseHeaderHandler;
import org.refrain.ui.cycles.header.HeaderText;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.session.IndexingProgress;
import org.refrain.ui.session.TraceSession;

/** Says why there are no cycles to be seen, and offers what can be done about it. */
final class MessagePage {

    private static final int WIDTH = 420;

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

    /** Tells how things stand with a session; with null that there is none. */
    void update(@Nullable TraceSession session) {
        if (session == null) {
            message.show(Messages.MessagePage_noTrace);
            return;
        }
        switch (session.state()) {
            case LOADING -> message.show(progress(session), Messages.MessagePage_stop, session::cancel);
            case CANCELLED -> message.show(NLS.bind(Messages.MessagePage_stopped, session.name()),
                    Messages.MessagePage_readAll, session::reload);
            case FAILED -> message.show(NLS.bind(Messages.MessagePage_failed, session.name(), session.failure()),
                    Messages.MessagePage_again, session::reload);
            case READY -> ready(session);
        }
    }

    private void ready(TraceSession session) {
        IndexedTrace index = session.index();
        CycleTable cycles = session.cycles();
        if (index == null || cycles != null && cycles.count() > 0) {
            message.show(NLS.bind(Messages.MessagePage_reading, session.name()));
        } else {
            message.show(HeaderText.whyNone(index, session.header()), Messages.MessagePage_chooseHeader,
                    () -> ChooseHeaderHandler.choose(session, message.control().getShell()));
            message.setEnabled(!session.input().isIndex());
        }
    }

    private static String progress(TraceSession session) {
        IndexingProgress progress = session.progress();
        String reading = NLS.bind(Messages.MessagePage_reading, session.name());
        return progress.percent() < 0 ? reading
                : NLS.bind(Messages.MessagePage_percent, reading, Integer.toString(progress.percent()));
    }
}
