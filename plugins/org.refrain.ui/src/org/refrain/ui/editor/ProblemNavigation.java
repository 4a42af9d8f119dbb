/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.ide.IGotoMarker;
import org.refrain.ui.session.TraceSession;

/** Goes from a problem in the Problems view to its place in the trace. */
final class ProblemNavigation implements IGotoMarker {

    private final TraceSession session;

    ProblemNavigation(TraceSession session) {
        this.session = session;
    }

    @Override
    @NonNullByDefault({})
    public void gotoMarker(IMarker marker) {
        int line = marker.getAttribute(IMarker.LINE_NUMBER, 0);
        if (line > 0) {
            new LineLookup(session, line).schedule();
        }
    }
}
