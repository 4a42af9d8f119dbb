/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The open traces, one session for each file however many editors show it. Use on the user interface's thread only.
 */
public final class TraceSessions {

    private static final Map<Path, TraceSession> OPEN = new HashMap<>();

    private TraceSessions() {
    }

    /**
     * The session of a file. The first to ask for it makes it read the file.
     *
     * @return the session, to be handed to {@link #release} once
     */
    public static TraceSession acquire(TraceInput input) {
        TraceSession session = OPEN.computeIfAbsent(input.path(), path -> new TraceSession(input));
        if (session.retain() == 1) {
            session.reload();
        }
        return session;
    }

    /** The session of a file that is open; null when it is not. Belongs to whoever acquired it. */
    public static @Nullable TraceSession find(Path path) {
        return OPEN.get(path.toAbsolutePath().normalize());
    }

    /** Gives a session back; the last one to do so closes it. */
    public static void release(TraceSession session) {
        if (session.release() == 0) {
            OPEN.remove(session.input().path());
            session.dispose();
        }
    }
}
