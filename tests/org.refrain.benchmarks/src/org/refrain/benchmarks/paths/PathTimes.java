/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.match.MatchTimes;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * How long each contender takes to answer each question about one path.
 *
 * @param path the path
 * @param times by question and contender, medians
 */
record PathTimes(ChosenPath path, Map<Question, Map<String, MatchTimes>> times) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int FEWEST_ROUNDS = 5;
    private static final int MOST_ROUNDS = 101;
    /** Processor time that the machine is warmed up for, and that short questions are repeated for. */
    private static final long WARM_UP_NANOS = 500_000_000;
    private static final long MEASURED_NANOS = 500_000_000;
    /** A question that takes no longer is asked twice in a row, or five times, and the last time counts. */
    private static final long SHORT_NANOS = 50_000_000;
    private static final long VERY_SHORT_NANOS = 100_000;

    /** Asks all, in turn, so that what disturbs one disturbs all. */
    static PathTimes measure(ChosenPath path, List<Contender> contenders) throws PathException {
        Map<Question, Map<String, MatchTimes>> times = new EnumMap<>(Question.class);
        for (Question question : Question.values()) {
            times.put(question, measure(path, question, contenders));
        }
        return new PathTimes(path, times);
    }

    /** The time of one contender. */
    MatchTimes of(Question question, String contender) {
        return times.get(question).get(contender);
    }

    private static Map<String, MatchTimes> measure(ChosenPath path, Question question, List<Contender> contenders)
            throws PathException {
        List<List<MatchTimes>> rounds = new ArrayList<>();
        contenders.forEach(contender -> rounds.add(new ArrayList<>()));
        long begin = THREADS.getCurrentThreadCpuTime();
        do {
            ask(path, question, contenders, rounds);
        } while (THREADS.getCurrentThreadCpuTime() - begin < WARM_UP_NANOS);
        rounds.forEach(List::clear);
        begin = THREADS.getCurrentThreadCpuTime();
        for (int round = 0; round < FEWEST_ROUNDS
                || round < MOST_ROUNDS && THREADS.getCurrentThreadCpuTime() - begin < MEASURED_NANOS; round++) {
            ask(path, question, contenders, rounds);
        }
        Map<String, MatchTimes> medians = new LinkedHashMap<>();
        for (int i = 0; i < contenders.size(); i++) {
            medians.put(contenders.get(i).name(), median(rounds.get(i)));
        }
        return medians;
    }

    private static void ask(ChosenPath path, Question question, List<Contender> contenders,
            List<List<MatchTimes>> rounds) throws PathException {
        long expected = 0;
        for (int i = 0; i < contenders.size(); i++) {
            Contender contender = contenders.get(i);
            Answer answer = answer(path, question, contender);
            // what others left in the caches must not matter
            for (int again = answer.again(); again > 0; again--) {
                answer = answer(path, question, contender);
            }
            expected = i == 0 ? answer.digest : expected;
            if (answer.digest != expected) {
                throw new IllegalStateException(contender.name() + " answers " + question + " of " + path
                        + " otherwise than " + contenders.get(0).name());
            }
            rounds.get(i).add(answer.times);
        }
    }

    private record Answer(long digest, MatchTimes times, long nanos) {

        /** How often to ask again before the time counts. */
        int again() {
            return nanos < VERY_SHORT_NANOS ? 4 : nanos < SHORT_NANOS ? 1 : 0;
        }
    }

    private static Answer answer(ChosenPath path, Question question, Contender contender) throws PathException {
        PathEngine engine = contender.engine().get();
        PathQuery query;
        try {
            query = PathQuery.of(engine.trace().alphabet(), path.function(), path.blocks());
        } catch (UnknownFunctionException e) {
            throw new IllegalStateException(e);
        }
        long start = System.nanoTime();
        PathMatches matches = engine.match(query, Progress.NONE);
        long digest = question.answer(matches);
        return new Answer(digest, matches.times(), System.nanoTime() - start);
    }

    private static MatchTimes median(List<MatchTimes> times) {
        return new MatchTimes(median(times.stream().mapToLong(MatchTimes::decompression).toArray()),
                median(times.stream().mapToLong(MatchTimes::matching).toArray()));
    }

    private static long median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
