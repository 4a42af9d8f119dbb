/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.List;

/**
 * Hits that belong together: those of one way, of one function, or of one class of cycles. Compared by identity.
 */
public final class Group {

    private final String title;
    private final long count;
    private final double share;
    private List<Hit> hits = List.of();

    /**
     * @param title what they have in common
     * @param count how many there are, of which some are listed
     * @param share of all that were looked at, from 0 to 1
     */
    Group(String title, long count, double share) {
        this.title = title;
        this.count = count;
        this.share = share;
    }

    public String title() {
        return title;
    }

    public long count() {
        return count;
    }

    public double share() {
        return share;
    }

    /** The first ones, in the order of the trace. */
    public List<Hit> hits() {
        return hits;
    }

    void setHits(List<Hit> newHits) {
        hits = List.copyOf(newHits);
    }
}
