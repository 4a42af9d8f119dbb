/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.search.ui.ISearchResult;
import org.eclipse.search.ui.SearchResultEvent;
import org.eclipse.search.ui.text.AbstractTextSearchResult;
import org.eclipse.search.ui.text.AbstractTextSearchViewPage;
import org.eclipse.search.ui.text.Match;
import org.eclipse.search.ui.text.MatchEvent;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.PageBook;

/** A question's answer in the Search view: a tree of groups and hits. */
public final class TraceResultPage extends AbstractTextSearchViewPage {

    /** What the tree shows already. */
    private @Nullable Answer shown;

    public TraceResultPage() {
        super(FLAG_LAYOUT_TREE);
    }

    @Override
    @NonNullByDefault({})
    public void setInput(ISearchResult newSearch, Object viewState) {
        if (getInput() != newSearch) {
            markLines(false);
        }
        super.setInput(newSearch, viewState);
        markLines(true);
    }

    @Override
    public void dispose() {
        markLines(false);
        super.dispose();
    }

    private void markLines(boolean marked) {
        if (getInput() instanceof TraceResult result) {
            result.setShown(marked);
        }
    }

    @Override
    @NonNullByDefault({})
    protected void configureTreeViewer(TreeViewer viewer) {
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new ResultContent());
        viewer.addSelectionChangedListener(event -> {
            if (event.getStructuredSelection().getFirstElement() instanceof Hit hit
                    && hit.group().hits().get(0) == hit) {
                viewer.reveal(hit.group()); // its count is the answer, and would be just out of sight
            }
        });
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new ResultLabels()));
    }

    @Override
    @NonNullByDefault({})
    protected void configureTableViewer(TableViewer viewer) {
        throw new IllegalStateException("there is a tree only");
    }

    /** The platform looks for something new every half second only; an answer comes as a whole and is shown at once. */
    @Override
    @NonNullByDefault({})
    protected void handleSearchResultChanged(SearchResultEvent event) {
        super.handleSearchResultChanged(event);
        boolean added = event instanceof MatchEvent change && change.getKind() == MatchEvent.ADDED;
        Display.getDefault().asyncExec(() -> showAnswer(!added));
    }

    private void showAnswer(boolean anew) {
        Control control = getControl();
        shown = anew ? null : shown;
        if (control instanceof PageBook book && !control.isDisposed()) {
            book.showPage(getViewer().getControl().getParent()); // instead of the word that it is being searched
            refresh();
        }
    }

    /** Changes come by the thousand while an answer is put in, so the whole tree is read anew, once. */
    @Override
    @NonNullByDefault({})
    protected void elementsChanged(Object[] objects) {
        refresh();
    }

    @Override
    protected void clear() {
        shown = null;
        refresh();
    }

    private void refresh() {
        StructuredViewer viewer = getViewer();
        if (viewer != null && !viewer.getControl().isDisposed() && answer() != shown) {
            shown = answer();
            viewer.refresh();
            List<Group> groups = answer().groups();
            if (viewer instanceof TreeViewer tree && groups.size() == 1) {
                tree.expandAll();
            } else if (!groups.isEmpty() && viewer.getSelection().isEmpty()) {
                // else the first hit would be, and its group opened, which hides the others
                viewer.setSelection(new StructuredSelection(groups.get(0)));
            }
        }
    }

    private Answer answer() {
        AbstractTextSearchResult input = getInput();
        return input instanceof TraceResult result ? result.answer() : Answer.nothing("");
    }

    @Override
    @NonNullByDefault({})
    protected void showMatch(Match match, int offset, int length, boolean activate) throws PartInitException {
        if (match.getElement() instanceof Hit hit && getInput() instanceof TraceResult result) {
            HitOpener.open(getSite().getPage(), ((TraceQuery) result.getQuery()).asked().trace(), hit.position(),
                    activate);
        }
    }
}
