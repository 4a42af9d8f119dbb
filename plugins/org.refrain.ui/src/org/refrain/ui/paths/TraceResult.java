/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.AbstractTextSearchResult;
import org.eclipse.search.ui.text.IEditorMatchAdapter;
import org.eclipse.search.ui.text.IFileMatchAdapter;
import org.eclipse.search.ui.text.Match;
import org.eclipse.ui.plugin.AbstractUIPlugin;

/** What a question found, as the Search view knows it: each {@link Hit} is an element with one match. */
public final class TraceResult extends AbstractTextSearchResult {

    private final TraceQuery query;
    private final MatchedLines marks = new MatchedLines();
    private volatile Answer answer = new Answer(List.of(), List.of(), List.of());
    private boolean shown;

    TraceResult(TraceQuery query) {
        this.query = query;
    }

    /** Replaces what was found before; in any thread. */
    void set(Answer newAnswer) {
        answer = newAnswer;
        removeAll(); // tells listeners, also when there is nothing to be added
        List<Match> matches = new ArrayList<>();
        for (Group group : newAnswer.groups()) {
            for (Hit hit : group.hits()) {
                matches.add(new Match(hit, 0, 1));
            }
        }
        addMatches(matches.toArray(new Match[0]));
        mark();
    }

    /** Marks the lines of this result while the Search view shows it, and not those of all that are kept. */
    synchronized void setShown(boolean isShown) {
        if (shown != isShown) {
            shown = isShown;
            mark();
        }
    }

    private synchronized void mark() {
        marks.show(query.asked().lines().source().file(), shown ? answer.lines() : List.of(), query.getLabel());
    }

    /** What was found; nothing before the first answer. */
    public Answer answer() {
        return answer;
    }

    /** Takes away what is shown outside of the Search view. */
    void dispose() {
        marks.clear();
    }

    @Override
    public String getLabel() {
        Answer found = answer;
        return found.groups().isEmpty() ? query.getLabel()
                : MessageFormat.format(Messages.TraceResult_label, query.getLabel(), found.count());
    }

    @Override
    public String getTooltip() {
        return getLabel();
    }

    @Override
    public @Nullable ImageDescriptor getImageDescriptor() {
        return AbstractUIPlugin.imageDescriptorFromPlugin("org.refrain.ui", "icons/find.png");
    }

    @Override
    public ISearchQuery getQuery() {
        return query;
    }

    @Override
    @NonNullByDefault({})
    public IEditorMatchAdapter getEditorMatchAdapter() {
        return null; // matches are events, not places in a text
    }

    @Override
    @NonNullByDefault({})
    public IFileMatchAdapter getFileMatchAdapter() {
        return null;
    }
}
