/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.TraceRows;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSession;

/**
 * Looks for symbols from the selected row on, and from the other end of the trace when there is none; selects what it
 * finds. The user's next search replaces one that is still running.
 */
public final class SearchJob extends Job {

    /** How a search ended. */
    public enum Result {
        FOUND,
        /** Found, but only from the other end of the trace on. */
        FOUND_BEYOND_END, NOT_FOUND
    }

    private final TraceSession session;
    private final Function<SymbolTable, BitSet> wanted;
    private final boolean forward;
    private final Consumer<Result> answer;
    private final TraceRows rows;
    private final @Nullable IndexLease lease;
    private final long from;

    private SearchJob(String name, TraceSession session, TraceRows rows, Function<SymbolTable, BitSet> wanted,
            boolean forward, Consumer<Result> answer) {
        super(name);
        this.session = session;
        this.wanted = wanted;
        this.forward = forward;
        this.answer = answer;
        this.lease = session.lease();
        this.rows = rows;
        this.from = session.selection().position();
    }

    /**
     * Starts a search; does nothing while there are no rows. Call on the user interface's thread.
     *
     * @param wanted gives the symbols to look for
     * @param answer told the result, on the user interface's thread, after the row has been selected
     */
    public static void start(String name, TraceSession session, Function<SymbolTable, BitSet> wanted, boolean forward,
            Consumer<Result> answer) {
        TraceRows rows = session.rows();
        if (rows != null) {
            Job.getJobManager().cancel(session);
            new SearchJob(name, session, rows, wanted, forward, answer).schedule();
        }
    }

    @Override
    public boolean belongsTo(@Nullable Object family) {
        return family == session;
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        try (IndexLease used = lease) {
            BitSet symbols = wanted.apply(rows.symbols());
            long near = SymbolSearch.find(rows, symbols, forward ? from + 1 : from < 0 ? -1 : from - 1, forward);
            long found = near >= 0 ? near
                    : SymbolSearch.find(rows, symbols, forward ? 0 : rows.eventCount() - 1, forward);
            Result result = found < 0 ? Result.NOT_FOUND : near >= 0 ? Result.FOUND : Result.FOUND_BEYOND_END;
            if (!monitor.isCanceled()) {
                Display.getDefault().asyncExec(() -> tell(found, result));
            }
        } catch (UncheckedIOException e) {
            Display.getDefault().asyncExec(() -> session.damaged(e));
        }
        return Status.OK_STATUS;
    }

    private void tell(long found, Result result) {
        if (found >= 0) {
            session.select(found, this);
        }
        answer.accept(result);
    }
}
