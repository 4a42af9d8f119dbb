/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.match.UnsupportedPathException;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.cft.CftReader;

class PathEnginesTest {

    /** As in the papers: F1 is interrupted by a call of itself in block 2, and main has blocks of the same numbers. */
    private static final String EXAMPLE = ">main 1 >F1 1 2 >F1 1 2 < 3 < 2 3 >F1 1 2 3 < 3 <";

    static Iterable<String> schemes() {
        return PathEngines.schemes();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void answersTheExampleOfThePapers(String scheme) throws Exception {
        ControlFlowTrace trace = read(EXAMPLE);
        PathEngine engine = PathEngines.open(scheme, trace, Progress.NONE);
        assertThat(engine.scheme()).isEqualTo(scheme);
        assertThat(engine.trace()).isSameAs(trace);
        PathMatches matches = engine.match(PathQuery.of(trace.alphabet(), "F1", "1 2 3"), Progress.NONE);
        assertThat(matches.count()).as("the path was executed twice").isEqualTo(2);
        assertThat(matches.first()).isEqualTo(new Occurrence(9, 0, 2, 2));
        assertThat(matches.occurrence(0, 1)).isEqualTo(new Occurrence(16, 0, 13, 2));
        assertThat(matches.occurrence(0, 2)).isNull();
        assertThat(matches.occurrence(0, -1)).isNull();
        assertThat(engine.match(PathQuery.of(trace.alphabet(), "main", "1 2 3"), Progress.NONE).count()).isEqualTo(1);
        assertThat(engine.match(PathQuery.of(trace.alphabet(), "main", "3 2"), Progress.NONE).first()).isNull();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void followsDeepRecursion(String scheme) throws Exception {
        for (int depth : new int[] {3000, 100_000}) {
            StringBuilder text = new StringBuilder(">main ");
            for (int i = 0; i < depth; i++) {
                text.append(i % 3 == 2 ? ">g 1 2 " : ">f 1 2 ");
            }
            text.append("3 < ".repeat(depth)).append("1 <");
            ControlFlowTrace trace = read(text.toString());
            PathEngine engine = PathEngines.open(scheme, trace, Progress.NONE);
            PathMatches matches = engine.match(PathQuery.of(trace.alphabet(), "f", "1 2 3"), Progress.NONE);
            assertThat(matches.count()).isEqualTo(depth - depth / 3);
            int deepest = depth % 3 == 0 ? depth - 1 : depth;
            OccurrenceCursor cursor = matches.occurrences();
            assertThat(cursor.next()).isEqualTo(new Occurrence(3L * depth + 1 + 2L * (depth - deepest), 0,
                    3L * deepest - 2, deepest + 1));
            assertThat(engine.match(PathQuery.of(trace.alphabet(), "g", "1 2 3"), Progress.NONE).count())
                    .isEqualTo(depth / 3);
        }
    }

    /** Each frame is of another function and in another state than the next one: nothing can be held together. */
    @Test
    void followsAMillionFrames() throws Exception {
        Random random = new Random(7);
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        ReSequitur grammar = new ReSequitur(true);
        for (int i = 0; i < 1_000_000; i++) {
            grammar.append(tokens.entry("f" + random.nextInt(3)));
            grammar.append(tokens.block(random.nextInt(3)));
        }
        for (int i = 0; i < 1_000_000; i++) {
            grammar.append(tokens.block(random.nextInt(3)));
            grammar.append(tokens.exit());
        }
        ControlFlowTrace trace = new ControlFlowTrace(tokens.build(), grammar.build());
        PathQuery query = PathQuery.of(trace.alphabet(), "f1", "1 2");
        PathMatches scanned = PathEngines.open("1", trace, Progress.NONE).match(query, Progress.NONE);
        PathEngine auto = PathEngines.open("auto", trace, Progress.NONE);
        PathMatches matches = auto.match(query, Progress.NONE);
        assertThat(matches.first()).isEqualTo(scanned.first());
        assertThat(matches.count()).isEqualTo(scanned.count());
        assertThat(auto.match(query, Progress.NONE).count()).as("asked again").isEqualTo(scanned.count());
    }

    /** Where nothing is near, and the same blocks are executed by another function all along. */
    @ParameterizedTest
    @MethodSource("schemes")
    void findsWhatIsFarAway(String scheme) throws Exception {
        for (int before : new int[] {1, 400, 5000, 100_000}) {
            Random random = new Random(before);
            ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
            ReSequitur grammar = new ReSequitur(true);
            grammar.append(tokens.entry("f"));
            for (int i = 0; i < before; i++) {
                grammar.append(tokens.entry(random.nextInt(3) == 0 ? "f" : "g"));
                grammar.append(tokens.block(1));
                grammar.append(tokens.block(2 + random.nextInt(2)));
                grammar.append(tokens.exit());
            }
            grammar.append(tokens.block(1));
            grammar.append(tokens.entry("g"));
            grammar.append(tokens.exit());
            grammar.append(tokens.block(4));
            ControlFlowTrace trace = new ControlFlowTrace(tokens.build(), grammar.build());
            PathEngine engine = PathEngines.open(scheme, trace, Progress.NONE);
            PathQuery query = PathQuery.of(trace.alphabet(), "f", "1 4");
            Occurrence only = new Occurrence(4L * before + 4, 0, 0, 1);
            assertThat(engine.match(query, Progress.NONE).first()).as("after " + before).isEqualTo(only);
            assertThat(engine.match(query, Progress.NONE).occurrences(before).next()).isEqualTo(only);
            assertThat(engine.match(query, Progress.NONE).occurrence(0, 0)).isEqualTo(only);
            PathQuery none = PathQuery.of(trace.alphabet(), "f", "4 1");
            assertThat(engine.match(none, Progress.NONE).first()).isNull();
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void answersForOneEvent(String scheme) throws Exception {
        ControlFlowTrace trace = read(">f");
        PathMatches matches = PathEngines.open(scheme, trace, Progress.NONE)
                .match(PathQuery.of(trace.alphabet(), "f", "1"), Progress.NONE);
        assertThat(matches.count()).isZero();
        assertThat(matches.first()).isNull();
        assertThat(matches.counts(0, Long.MAX_VALUE)).containsExactly(0);
        assertThat(matches.counts(5, 2)).containsExactly(0);
    }

    @Test
    void autoDoesNotExpand() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(tokens.entry("main"), 1);
        rules.add(~1, 1L << 40);
        rules.beginRule();
        rules.add(tokens.entry("f"), 1);
        rules.add(tokens.block(1), 1 << 10);
        rules.add(tokens.block(2), 1);
        rules.add(tokens.exit(), 1);
        ControlFlowTrace trace = new ControlFlowTrace(tokens.build(), rules.build());
        PathEngine engine = PathEngines.open("auto", trace, Progress.NONE);
        PathMatches matches = engine.match(PathQuery.of(trace.alphabet(), "f", "1 1", "1 2"), Progress.NONE);
        assertThat(matches.counts()).containsExactly((1L << 40) * 1023, 1L << 40);
        long frame = 1 + (1L << 39) * 1027;
        assertThat(matches.occurrence(1, 1L << 39)).isEqualTo(new Occurrence(frame + 1025, 1, frame, 2));
        assertThat(matches.counts(frame, frame + 2 * 1027)).containsExactly(2046, 2);
        assertThat(matches.occurrences(frame).next()).isEqualTo(new Occurrence(frame + 2, 0, frame, 2));
    }

    @Test
    void refusesMoreFramesThanItCanFollow() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(~1, 1L << 40);
        rules.add(~2, 1L << 40);
        rules.beginRule();
        rules.add(tokens.entry("f"), 1);
        rules.add(tokens.entry("g"), 1);
        rules.beginRule();
        rules.add(tokens.block(1), 1);
        rules.add(tokens.exit(), 1);
        ControlFlowTrace trace = new ControlFlowTrace(tokens.build(), rules.build());
        for (String scheme : new String[] {"auto", "1", "2"}) {
            assertThatThrownBy(() -> PathEngines.open(scheme, trace, Progress.NONE)
                    .match(PathQuery.of(trace.alphabet(), "f", "1"), Progress.NONE).count())
                    .as(scheme).isInstanceOf(NestingException.class).hasMessageContaining("open at once");
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void canBeCancelled(String scheme) throws Exception {
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // nobody is looking
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        StringBuilder text = new StringBuilder(">f ");
        for (int i = 0; i < 20_000; i++) {
            text.append(i * 7919 % 10_007).append(' ');
        }
        ControlFlowTrace trace = read(text.toString());
        PathQuery query = PathQuery.of(trace.alphabet(), "f", "1 2 3");
        assertThatThrownBy(() -> PathEngines.open(scheme, trace, cancelled).match(query, cancelled).count())
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void publishedSchemesOnTheGrammarTakePlainPathsOnly() throws Exception {
        ControlFlowTrace trace = read(EXAMPLE);
        for (String scheme : new String[] {"2", "4"}) {
            PathEngine engine = PathEngines.open(scheme, trace, Progress.NONE);
            for (String path : new String[] {"1 .. 3", "1 ! 2", "1 (2|3)", "1 {F1}"}) {
                PathQuery query = PathQuery.of(trace.alphabet(), "F1", path);
                assertThatThrownBy(() -> engine.match(query, Progress.NONE))
                        .isInstanceOf(UnsupportedPathException.class).hasMessageContaining("Scheme " + scheme);
            }
            PathQuery two = PathQuery.of(trace.alphabet(), "F1", "1", "2");
            assertThatThrownBy(() -> engine.match(two, Progress.NONE)).isInstanceOf(UnsupportedPathException.class);
        }
    }

    @Test
    void namesItsSchemes() throws Exception {
        ControlFlowTrace trace = read(EXAMPLE);
        assertThat(PathEngines.schemes()).containsExactly("auto", "1", "2", "3", "4");
        assertThatThrownBy(() -> PathEngines.open("5", trace, Progress.NONE))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("auto");
        assertThatThrownBy(() -> PathQuery.of(trace.alphabet(), "f1", "1")).isInstanceOf(UnknownFunctionException.class)
                .hasMessageContaining("did you mean F1?");
        assertThatThrownBy(() -> PathQuery.of(trace.alphabet(), "F1", "1 -> 2")).isInstanceOf(PathException.class)
                .hasMessageContaining("character 3");
    }

    @Test
    void tellsDecompressionFromMatching() throws Exception {
        ControlFlowTrace trace = read(EXAMPLE);
        for (String scheme : PathEngines.schemes()) {
            PathMatches matches = PathEngines.open(scheme, trace, Progress.NONE)
                    .match(PathQuery.of(trace.alphabet(), "F1", "1 2 3"), Progress.NONE);
            matches.count();
            assertThat(matches.times().matching()).isPositive();
            assertThat(matches.times().decompression() > 0).isEqualTo(scheme.equals("1") || scheme.equals("3"));
        }
    }

    private static ControlFlowTrace read(String text) throws Exception {
        TraceSource source = TraceSource.of("x.cft", text.getBytes(StandardCharsets.UTF_8));
        return ControlFlowTrace.read(source, new CftReader(), new ReSequitur(true), Progress.NONE);
    }
}
