/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathPattern;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.path.scheme.ChunkEngine;
import org.refrain.core.path.scheme.StartRuleEngine;
import org.refrain.core.progress.Progress;

class SchemesAgreeTest {

    private static final int ROUNDS = 20_000;

    @Test
    void onOnePlainPath() throws Exception {
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomTrace random = new RandomTrace(seed, 1 + seed / 80);
            int function = random.random.nextInt(random.functionCount);
            String path = random.plainPath();
            List<Occurrence> expected = BruteForceMatcher.find(random.trace.alphabet(), random.symbols, function, path,
                    0);
            PathQuery query = PathQuery.of(random.trace.alphabet(), "f" + function, path);
            for (String scheme : PathEngines.schemes()) {
                check(open(scheme, random), query, expected, random, "seed " + seed + ": f" + function + " " + path);
            }
        }
    }

    @Test
    void onAnyPaths() throws Exception {
        int tooComplex = 0;
        for (int seed = 0; seed < ROUNDS + tooComplex; seed++) {
            RandomTrace random = new RandomTrace(ROUNDS + seed, 1 + seed / 80);
            List<FunctionPath> paths = new ArrayList<>();
            List<Occurrence> expected = new ArrayList<>();
            for (int path = random.random.nextInt(2) * random.random.nextInt(3); path >= 0; path--) {
                int function = random.random.nextInt(random.functionCount);
                String text = random.random.nextBoolean() ? random.path() : random.plainPath();
                expected.addAll(BruteForceMatcher.find(random.trace.alphabet(), random.symbols, function, text,
                        paths.size()));
                paths.add(new FunctionPath("f" + function, PathPattern.parse(text)));
            }
            expected.sort(Comparator.comparingLong(Occurrence::position).thenComparingInt(Occurrence::path));
            PathQuery query;
            try {
                query = PathQuery.of(random.trace.alphabet(), paths);
            } catch (PathException e) {
                assertThat(e).hasMessageContaining("situations");
                tooComplex++;
                continue;
            }
            String what = "seed " + seed + " " + paths;
            for (String scheme : List.of("auto", "1", "3")) {
                check(open(scheme, random), query, expected, random, what);
            }
        }
        assertThat(tooComplex).isLessThan(ROUNDS / 50);
    }

    /** As a user would, but with chunks that are smaller than the trace. */
    private static PathEngine open(String scheme, RandomTrace random) throws PathException {
        int chunk = 1 + random.random.nextInt(40);
        return switch (scheme) {
            case "3" -> ChunkEngine.of(random.trace, chunk, Progress.NONE);
            case "4" -> new StartRuleEngine(random.trace, 128, chunk, Progress.NONE);
            default -> PathEngines.open(scheme, random.trace, Progress.NONE);
        };
    }

    private static void check(PathEngine engine, PathQuery query, List<Occurrence> expected, RandomTrace random,
            String what) throws PathException {
        long[] counts = new long[query.size()];
        expected.forEach(occurrence -> counts[occurrence.path()]++);
        PathMatches matches = engine.match(query, Progress.NONE);
        String where = "scheme " + engine.scheme() + ", " + what;
        Occurrence first = matches.first();
        assertThat(first).as(where).isEqualTo(expected.isEmpty() ? null : expected.get(0));
        assertThat(matches.counts()).as(where).isEqualTo(counts);
        assertThat(engine.match(query, Progress.NONE).counts()).as(where + " asked again").isEqualTo(counts);
        assertThat(all(matches.occurrences())).as(where).isEqualTo(expected);
        long from = random.random.nextInt(random.symbols.length + 1);
        long to = random.random.nextInt(random.symbols.length + 1);
        assertThat(all(matches.occurrences(from))).as(where + " from " + from)
                .isEqualTo(expected.stream().filter(o -> o.position() >= from).toList());
        for (int path = 0; path < counts.length; path++) {
            int number = path;
            List<Occurrence> own = expected.stream().filter(o -> o.path() == number).toList();
            assertThat(matches.counts(from, to)[path]).as(where + " from " + from + " to " + to)
                    .isEqualTo(own.stream().filter(o -> o.position() >= from && o.position() < to).count());
            int k = random.random.nextInt(own.size() + 1);
            assertThat(matches.occurrence(path, k)).as(where + " occurrence " + k)
                    .isEqualTo(k < own.size() ? own.get(k) : null);
        }
    }

    private static List<Occurrence> all(OccurrenceCursor cursor) throws PathException {
        List<Occurrence> all = new ArrayList<>();
        Occurrence next = cursor.next();
        while (next != null) {
            all.add(next);
            next = cursor.next();
        }
        return all;
    }
}
