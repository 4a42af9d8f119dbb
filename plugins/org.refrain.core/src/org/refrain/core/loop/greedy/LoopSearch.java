/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.loop.runs.RunFinder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;

/**
 * Finds the loops of the shortest period that a string has, again and again while they are replaced.
 *
 * <p>Periods from 2^k to 2^(k+1) - 1 are one band. The whole string is searched once for each band; later only what is
 * in reach of places that changed since then, 2^(k+2) symbols: a run that is new contains such a place, or ends next to
 * it. A band is searched when no shorter period is left. So what a search looks at is a small multiple of what was
 * replaced, for the bands below that of the loop; and when long periods are reached, the string is short.
 *
 * <p>What is found is a candidate until its period is the shortest. Then it is looked at once more, because the string
 * may have changed, and extended to both sides. Not safe for threads.
 */
final class LoopSearch {

    private static final String TASK = "Reducing loops";

    /** Bands below it have short runs. */
    private static final int LONG = 31 - Integer.numberOfLeadingZeros(ShortRuns.LONGEST);
    private static final int BANDS = 31;
    /** When a longer part of the string is to be searched, all of it is, for all longer periods at once. */
    private static final int PART = 4;

    private final ReducedString string;
    private final ShortRuns shortRuns;
    private final int fewest;
    private final Progress progress;
    /** Where the string changed since it was searched. */
    private final IntArrayList changes = new IntArrayList();
    /** By band: so many of the changes were searched. */
    private final int[] searchedChanges = new int[BANDS];
    /** Bands below it were searched as a whole. */
    private int searchedBands;
    /** Periods, and places of a symbol from where on they repeat: those of the shortest period first. */
    private final LongHeapPriorityQueue candidates = new LongHeapPriorityQueue();

    /**
     * @param fewest iterations that a loop has at least, 2 or more
     */
    LoopSearch(ReducedString string, ShortRuns shortRuns, int fewest, Progress progress) {
        this.string = string;
        this.shortRuns = shortRuns;
        this.fewest = fewest;
        this.progress = progress;
    }

    /** Tells that there is a new symbol at a place. */
    void changed(int place) {
        changes.add(place);
    }

    /**
     * Finds all loops of the shortest period.
     *
     * @param symbols each symbol of the string is below it
     * @return runs of one period, from left to right, their starts and ends as places of the string; none if there is
     *         no loop
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    Runs next(int symbols) {
        progress.report(TASK, 0, -1);
        while (true) {
            progress.checkCancelled();
            int band = bandToSearch();
            if (band < BANDS) {
                search(band, symbols);
            } else if (candidates.isEmpty()) {
                return new Runs();
            } else {
                Runs runs = shortest();
                if (runs.size() > 0) {
                    return runs;
                }
            }
        }
    }

    /** The first band that may hold what is not known, if it is not above that of the first candidate. */
    private int bandToSearch() {
        int last = candidates.isEmpty() ? BANDS - 1 : band(period(candidates.firstLong()));
        for (int band = 0; band <= last && (long) fewest << band <= string.size(); band++) {
            if (band >= searchedBands || searchedChanges[band] < changes.size()) {
                return band;
            }
        }
        return BANDS;
    }

    private void search(int band, int symbols) {
        if (band >= searchedBands) {
            searchAll(band, symbols);
            return;
        }
        int[] changed = Arrays.copyOfRange(changes.elements(), searchedChanges[band], changes.size());
        Arrays.sort(changed);
        int reach = (int) Math.min(4L << band, string.size());
        int most = band < LONG ? Integer.MAX_VALUE : string.size() / PART;
        Excerpt excerpt = Excerpt.around(string, changed, reach, symbols, most);
        if (excerpt.size() > most) {
            searchAll(band, symbols);
            return;
        }
        searchedChanges[band] = changes.size();
        if (band < LONG) {
            shortRuns.find(excerpt.symbols(), excerpt.size(), symbols + 1, 1 << band, (2 << band) - 1, 2,
                    (start, period) -> add(excerpt.place(start), period));
        } else {
            Runs runs = RunFinder.find(RunLengthString.of(excerpt.symbols(), excerpt.size()), progress);
            for (int run = 0; run < runs.size(); run++) {
                if (band(runs.period(run)) == band) {
                    add(excerpt.place((int) runs.start(run)), runs.period(run));
                }
            }
        }
    }

    /** Searches the whole string for the periods of a band, for all longer ones too if it is above the short ones. */
    private void searchAll(int band, int symbols) {
        int[] closed = string.closed();
        candidates.clear();
        changes.clear();
        Arrays.fill(searchedChanges, 0);
        if (band < LONG) {
            searchedBands = band + 1;
            shortRuns.find(closed, string.size(), symbols, 1 << band, (2 << band) - 1, fewest, this::add);
            return;
        }
        searchedBands = BANDS;
        Runs runs = RunFinder.find(RunLengthString.of(closed, string.size()), progress);
        for (int run = 0; run < runs.size(); run++) {
            if (band(runs.period(run)) >= band && runs.iterations(run) >= fewest) {
                add((int) runs.start(run), runs.period(run));
            }
        }
    }

    private void add(int place, long period) {
        if (place != Excerpt.NOWHERE) {
            candidates.enqueue(period << 32 | place);
        }
    }

    private static long period(long candidate) {
        return candidate >>> 32;
    }

    private static int band(long period) {
        return 63 - Long.numberOfLeadingZeros(period);
    }

    /** The candidates of the shortest period that are runs still, from end to end. */
    private Runs shortest() {
        Runs runs = new Runs();
        long period = period(candidates.firstLong());
        int known = -1;
        while (!candidates.isEmpty() && period(candidates.firstLong()) == period) {
            int place = (int) candidates.dequeueLong();
            if (place > known && string.has(place)) {
                known = extend(place, (int) period, runs);
            }
        }
        return runs;
    }

    /**
     * Extends a candidate to both sides.
     *
     * @param runs takes it if it is a run
     * @return the place of the last symbol that stands a period further on again, or something before the place
     */
    private int extend(int place, int period, Runs runs) {
        int start = place;
        int twin = string.after(place, period);
        int behind = twin;
        int last = place - 1;
        long equal = 0;
        for (int first = place; behind < string.end() && string.symbol(first) == string.symbol(behind); equal++) {
            last = first;
            first = string.after(first);
            behind = string.after(behind);
        }
        if (equal == 0) {
            return last;
        }
        for (int before = string.before(start); before >= 0; before = string.before(start)) {
            twin = string.before(twin);
            if (string.symbol(before) != string.symbol(twin)) {
                break;
            }
            start = before;
            equal++;
        }
        if (equal >= (fewest - 1L) * period) {
            runs.add(start, period, behind);
        }
        return last;
    }
}
