/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;

/**
 * Passes news on at most once in a frame: at once when the last ones are older than that; otherwise, when the frame is
 * over, the latest of those that came meanwhile. On the user interface's thread.
 */
final class Throttle {

    /** Milliseconds from the end of the work that news make to the next ones: 60 frames in a second. */
    private static final int FRAME = 16;

    private @Nullable Runnable waiting;
    private boolean resting;

    /** Passes news on, now or when the frame is over. Older ones that still wait are forgotten. */
    void pass(Runnable news) {
        if (resting) {
            waiting = news;
        } else {
            passNow(news);
        }
    }

    /** Passes news on in any case, instead of older ones that still wait. */
    void passNow(Runnable news) {
        boolean timed = resting;
        waiting = null;
        resting = true;
        try {
            news.run();
        } finally {
            if (!timed) {
                Display.getDefault().timerExec(FRAME, this::over);
            }
        }
    }

    private void over() {
        Runnable news = waiting;
        resting = false;
        if (news != null) {
            passNow(news);
        }
    }
}
