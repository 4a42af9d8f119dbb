/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSession;

/**
 * Texts of cells that take too long for the user interface's thread, where all methods belong: empty when first asked
 * for, found in the background, and kept.
 */
final class LateTexts {

    /** Finds a text, in the background. */
    @FunctionalInterface
    interface Source {
        String text(IndexedTrace index, int id);
    }

    private final TraceSession session;
    private final Source source;
    private final Display display;
    private final Consumer<List<Integer>> changed;
    private final LatestWork<List<Integer>> work;
    private final Map<Integer, String> known = new ConcurrentHashMap<>();
    private final Set<Integer> wanted = new LinkedHashSet<>();
    private boolean asking;

    /**
     * @param changed told the ids whose texts have been found
     * @param damage told when the index turns out to be damaged
     */
    LateTexts(TraceSession session, Source source, Display display, Consumer<List<Integer>> changed,
            Consumer<UncheckedIOException> damage) {
        this.session = session;
        this.source = source;
        this.display = display;
        this.changed = changed;
        work = new LatestWork<>(Messages.LateTexts_name, display, damage);
    }

    /** A text, empty if it is not known yet. */
    String of(int id) {
        if (!known.containsKey(id) && wanted.add(id) && !asking) {
            asking = true;
            display.asyncExec(this::ask); // for all rows that come into sight together
        }
        return known.getOrDefault(id, "");
    }

    /** Gives up what is not known yet. */
    void cancel() {
        wanted.clear();
        work.cancel();
    }

    private void ask() {
        asking = false;
        List<Integer> ids = new ArrayList<>(wanted);
        IndexLease lease = ids.isEmpty() ? null : session.lease();
        if (lease != null) {
            work.ask(lease, (index, cancelled) -> find(index, ids, cancelled), found -> {
                wanted.removeAll(found);
                changed.accept(found);
            });
        }
    }

    private @Nullable List<Integer> find(IndexedTrace index, List<Integer> ids, BooleanSupplier cancelled) {
        for (int id : ids) {
            if (cancelled.getAsBoolean()) {
                return null; // those found are kept for who asks again
            }
            known.computeIfAbsent(id, key -> source.text(index, key));
        }
        return ids;
    }
}
