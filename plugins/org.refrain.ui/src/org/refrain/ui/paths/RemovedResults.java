/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.search.ui.IQueryListener;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.NewSearchUI;

/** Disposes of results that the user removes from the Search view, or that it forgets. */
@NonNullByDefault({})
final class RemovedResults implements IQueryListener {

    private static boolean following;

    private RemovedResults() {
    }

    /** Begins to; on the user interface's thread. */
    static void follow() {
        if (!following) {
            following = true;
            NewSearchUI.addQueryListener(new RemovedResults());
        }
    }

    @Override
    public void queryRemoved(ISearchQuery query) {
        if (query instanceof TraceQuery ours && ours.getSearchResult() instanceof TraceResult result) {
            result.dispose();
        }
    }

    @Override
    public void queryAdded(ISearchQuery query) {
        // nothing is shown yet
    }

    @Override
    public void queryStarting(ISearchQuery query) {
        // the result is replaced when there is one
    }

    @Override
    public void queryFinished(ISearchQuery query) {
        // the result tells
    }
}
