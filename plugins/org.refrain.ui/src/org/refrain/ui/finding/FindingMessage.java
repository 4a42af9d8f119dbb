/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.session.TraceSession;

/** Says why nothing that was found can be seen, and offers what can be done about it. */
final class FindingMessage {

    private static final int WIDTH = 360;

    private final MessageControl message;
    private final FindingTexts texts;

    FindingMessage(Composite parent, FindingTexts texts) {
        message = new MessageControl(parent, WIDTH);
        this.texts = texts;
    }

    MessageControl message() {
        return message;
    }

    /**
     * Tells how things stand with a session, or that there is none, and what is found in it, if its program is known.
     *
     * @return whether something was said; false when the work is done
     */
    boolean update(@Nullable TraceSession session, @Nullable Finding<?> finding) {
        if (session == null) {
            message.show(texts.noTrace());
            return true;
        }
        return switch (session.state()) {
            case LOADING -> say(texts.reading(), session);
            case CANCELLED -> {
                message.show(NLS.bind(texts.stopped(), session.name()), Messages.FindingMessage_readAll,
                        session::reload);
                yield true;
            }
            case FAILED -> {
                message.show(NLS.bind(Messages.FindingMessage_failed, session.name(), session.failure()),
                        Messages.FindingMessage_again, session::reload);
                yield true;
            }
            case READY -> finding == null ? say(texts.reading(), session) : ready(session, finding);
        };
    }

    private boolean say(String text, TraceSession session) {
        message.show(NLS.bind(text, session.name()));
        return true;
    }

    private boolean ready(TraceSession session, Finding<?> finding) {
        if (finding.isWorking()) {
            String text = NLS.bind(texts.finding(), session.name());
            message.show(finding.percent() <= 0 ? text
                    : NLS.bind(Messages.FindingMessage_percent, text, Integer.toString(finding.percent())),
                    Messages.FindingMessage_stop, finding::stop);
        } else if (finding.failure() == null && finding.result() == null) {
            message.show(NLS.bind(texts.notFound(), session.name()), texts.find(), () -> finding.find(session));
        } else {
            return false;
        }
        return true;
    }
}
