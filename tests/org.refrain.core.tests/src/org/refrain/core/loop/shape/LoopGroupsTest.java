/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNest.Loop;
import org.refrain.core.loop.LoopNestBuilder;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.progress.Progress;

class LoopGroupsTest {

    /** (a(bc)^3)^2 x (a(bc)^5)^9 x (a)^4. */
    private static LoopNest nest() {
        LoopNestBuilder builder = new LoopNestBuilder();
        around(builder, 3, 2);
        builder.symbols('x', 1);
        around(builder, 5, 9);
        builder.symbols('x', 1);
        builder.symbols('a', 4);
        return builder.build();
    }

    private static void around(LoopNestBuilder builder, long inner, long outer) {
        builder.beginLoop();
        builder.symbols('a', 1);
        builder.beginLoop();
        builder.symbols('b', 1);
        builder.symbols('c', 1);
        builder.endLoop(inner);
        builder.endLoop(outer);
    }

    @Test
    void takesLoopsTogetherThatDifferInCounts() {
        LoopNest nest = nest();
        LoopGroups groups = LoopGroups.of(nest, 9, Progress.NONE);
        assertThat(groups.size()).isEqualTo(3);
        LoopGroup outer = groups.roots().get(0);
        assertThat(outer.counts().total()).isEqualTo(2);
        assertThat(outer.counts().min()).isEqualTo(2);
        assertThat(outer.counts().max()).isEqualTo(9);
        assertThat(outer.iterations()).isEqualTo(11);
        assertThat(outer.shortest()).isEqualTo(7);
        assertThat(outer.longest()).isEqualTo(11);
        assertThat(outer.covered()).isEqualTo(2 * 7 + 9 * 11);
        LoopGroup inner = outer.inner().get(0);
        assertThat(inner.outer()).isSameAs(outer);
        assertThat(inner.counts().total()).as("executions").isEqualTo(11);
        assertThat(inner.counts().min()).isEqualTo(3);
        assertThat(inner.counts().max()).isEqualTo(5);
        assertThat(inner.counts().mode()).isEqualTo(5);
        assertThat(inner.first().start()).isEqualTo(1);
        assertThat(groups.symbolsOf(inner)).isEqualTo(bits("bc"));
        assertThat(groups.symbolsOf(outer)).isEqualTo(bits("abc"));
        LoopExecutions executions = groups.executions(inner);
        assertThat(executions.count()).isEqualTo(11);
        assertThat(executions.execution(1)).isEqualTo(new Loop(inner.first().body(), 8, 2, 3));
        assertThat(executions.execution(2).start()).isEqualTo(16);
        assertThat(executions.before(8)).isEqualTo(1);
        assertThat(executions.before(9)).isEqualTo(2);
        assertThat(executions.before(nest.length())).isEqualTo(11);
    }

    private static BitSet bits(String letters) {
        BitSet bits = new BitSet();
        letters.chars().forEach(bits::set);
        return bits;
    }

    @Test
    void choosesTheLargestGroups() {
        assertThat(LoopGroups.of(nest(), 0, Progress.NONE).roots()).isEmpty();
        LoopGroups two = LoopGroups.of(nest(), 2, Progress.NONE);
        assertThat(two.size()).isEqualTo(2);
        assertThat(two.roots()).hasSize(1);
        assertThat(two.roots().get(0).inner()).hasSize(1);
    }

    @Test
    void findsNothingInAStringWithoutLoops() {
        LoopNestBuilder builder = new LoopNestBuilder();
        builder.symbols('a', 1);
        assertThat(LoopGroups.of(builder.build(), 9, Progress.NONE).roots()).isEmpty();
        assertThat(LoopGroups.of(new LoopNestBuilder().build(), 9, Progress.NONE).roots()).isEmpty();
    }

    @Test
    void needsNoTimeForABillionIterations() {
        LoopNestBuilder builder = new LoopNestBuilder();
        around(builder, 1_000_000_000L, 1_000_000_000L);
        LoopGroups groups = LoopGroups.of(builder.build(), 9, Progress.NONE);
        LoopGroup inner = groups.roots().get(0).inner().get(0);
        LoopExecutions executions = groups.executions(inner);
        assertThat(executions.count()).isEqualTo(1_000_000_000L);
        assertThat(executions.execution(999_999_999L).start()).isEqualTo(999_999_999L * 2_000_000_001L + 1);
        assertThat(executions.before(999_999_999L * 2_000_000_001L)).isEqualTo(999_999_999L);
    }

    /** An execution found by running the nest: its shapes from the outermost on, and where it is. */
    private record Run(String shapes, long start, long iterations, long period) {
    }

    @Test
    void equalsWhatRunningTheNestFinds() throws IOException {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            LoopNestBuilder builder = new LoopNestBuilder();
            fill(builder, random, 3);
            LoopNest nest = builder.build();
            List<Run> runs = new ArrayList<>();
            run(nest, nest.loopsOfString(), 0, "", runs);
            LoopGroups groups = LoopGroups.of(nest, Integer.MAX_VALUE, Progress.NONE);
            Set<String> found = new HashSet<>();
            for (LoopGroup root : groups.roots()) {
                check(seed, nest, groups, root, "", runs, found);
            }
            Set<String> expected = new HashSet<>();
            runs.forEach(it -> expected.add(it.shapes));
            assertThat(found).as("seed %d", seed).isEqualTo(expected);
        }
    }

    private static void fill(LoopNestBuilder builder, Random random, int depth) {
        int elements = 1 + random.nextInt(4);
        for (int i = 0; i < elements; i++) {
            if (depth > 0 && random.nextInt(2) == 0) {
                builder.beginLoop();
                fill(builder, random, depth - 1);
                builder.endLoop(2 + random.nextInt(3));
            } else {
                builder.symbols('a' + random.nextInt(2), 1);
            }
        }
    }

    /** A body's text without counts. */
    private static String shape(LoopNest nest, Loop loop) throws IOException {
        StringBuilder body = new StringBuilder("/");
        new LoopNestPrinter(Character::toString, "").print(nest, loop.body(), 1000, body);
        return body.toString().replaceAll("\\^\\d+", "");
    }

    private static void run(LoopNest nest, List<Loop> loops, long shift, String outer, List<Run> runs)
            throws IOException {
        for (Loop loop : loops) {
            String shapes = outer + shape(nest, loop);
            runs.add(new Run(shapes, shift + loop.start(), loop.iterations(), loop.period()));
            for (long i = 0; i < loop.iterations(); i++) {
                run(nest, nest.loopsIn(loop), shift + i * loop.period(), shapes, runs);
            }
        }
    }

    private static void check(int seed, LoopNest nest, LoopGroups groups, LoopGroup group, String outer,
            List<Run> all, Set<String> found) throws IOException {
        String shapes = outer + shape(nest, group.first());
        assertThat(found.add(shapes)).as("seed %d: %s once", seed, shapes).isTrue();
        List<Run> runs = all.stream().filter(it -> it.shapes.equals(shapes))
                .sorted((a, b) -> Long.compare(a.start, b.start)).toList();
        LoopExecutions executions = groups.executions(group);
        assertThat(executions.count()).as("seed %d: %s", seed, shapes).isEqualTo(runs.size())
                .isEqualTo(group.counts().total());
        assertThat(group.covered()).isEqualTo(runs.stream().mapToLong(it -> it.iterations * it.period).sum());
        assertThat(group.iterations()).isEqualTo(runs.stream().mapToLong(Run::iterations).sum());
        assertThat(group.shortest()).isEqualTo(runs.stream().mapToLong(Run::period).min().orElseThrow());
        assertThat(group.longest()).isEqualTo(runs.stream().mapToLong(Run::period).max().orElseThrow());
        assertThat(group.first()).isEqualTo(executions.execution(0));
        for (int i = 0; i < runs.size(); i++) {
            Loop loop = executions.execution(i);
            assertThat(loop.start()).as("seed %d: %s %d", seed, shapes, i).isEqualTo(runs.get(i).start);
            assertThat(loop.iterations()).isEqualTo(runs.get(i).iterations);
            assertThat(loop.period()).isEqualTo(runs.get(i).period);
        }
        for (long position = 0; position <= nest.length(); position++) {
            long at = position;
            assertThat(executions.before(position)).as("seed %d: %s before %d", seed, shapes, position)
                    .isEqualTo(runs.stream().filter(it -> it.start < at).count());
        }
        for (LoopGroup inner : group.inner()) {
            check(seed, nest, groups, inner, shapes, all, found);
        }
    }
}
