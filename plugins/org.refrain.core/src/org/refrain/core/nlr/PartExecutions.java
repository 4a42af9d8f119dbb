/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Objects;
import java.util.function.LongUnaryOperator;

/**
 * Where a loop or a tuple inside a nest runs, from the first execution to the last, in closed form: nothing is run for
 * it, but where the bounds of loops in loops vary in a way that is no polynomial.
 *
 * <p>An answer costs, for each loop around the part, the logarithm of its iterations times the size of its body.
 * Immutable, safe for threads.
 */
public final class PartExecutions {

    private final NestTerm nest;
    private final int part;

    /**
     * @param nest of which {@link NestTerm#length} is known
     * @param part the number of the loop or tuple in the nest's text, as {@link NestTerm#visit} comes to it; 0 is the
     *        whole nest
     */
    public PartExecutions(NestTerm nest, int part) {
        this.nest = nest;
        this.part = Objects.checkIndex(part, nest.nodes());
    }

    /**
     * An execution.
     *
     * @param start the number of its first tuple among those of the nest, from 0
     * @param length tuples
     * @param iterations 1 for a tuple
     */
    public record Execution(long start, long length, long iterations) {
    }

    /** How often the part runs. A loop without any iteration does not. */
    public long count() {
        Descent descent = new Descent();
        return descent.executions.term(0, 0, 0, descent.free);
    }

    /** Tuples of the nest that are in the part, in all of its executions. */
    public long covered() {
        int end = part + nest.terms.span[part];
        Descent descent = new Descent();
        return new NestLengths(descent.run, token -> token >= part && token < end
                && !Tokens.isLoop(nest.terms.tokens[token])).term(0, 0, 0, descent.free);
    }

    /**
     * An execution.
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public Execution execution(long index) {
        Objects.checkIndex(index, count());
        return new Descent().to(index);
    }

    /**
     * How many executions begin before a tuple.
     *
     * @param tuple its number among those of the nest; larger ones are behind all of them
     */
    public long before(long tuple) {
        return new Descent().before(tuple);
    }

    /** A way down from the whole nest to the part: the term that has been reached. */
    private final class Descent {

        final NestRun run = new NestRun();
        final NestLengths lengths = new NestLengths(run);
        final NestLengths executions = new NestLengths(run, token -> token == part);
        int token;
        /** Where its numbers are, in the run's work, and their classes. */
        int at;
        int classAt;
        /** Where there is room for more. */
        int free;

        Descent() {
            run.start(nest);
            free = nest.terms.count[0];
            run.room(free);
            System.arraycopy(nest.terms.numbers, 0, run.work, 0, free);
        }

        Execution to(long index) {
            long left = index;
            long start = 0;
            while (token != part) {
                long iteration = lastAtMost(run.work[at], this::executionsBefore, left);
                left -= executionsBefore(iteration);
                start += tuplesBefore(iteration);
                Child child = enter(iteration);
                for (long here = child.executions(); left >= here; here = child.executions()) {
                    left -= here;
                    start += child.tuples();
                    child.next();
                }
                child.become();
            }
            boolean isLoop = Tokens.isLoop(nest.terms.tokens[token]);
            return new Execution(start, lengths.term(token, at, classAt, free), isLoop ? run.work[at] + 1 : 1);
        }

        long before(long tuple) {
            long left = tuple;
            long count = 0;
            while (left > 0 && token != part) {
                if (!Tokens.isLoop(nest.terms.tokens[token])) {
                    return count;
                }
                long iteration = lastAtMost(run.work[at] + 1, this::tuplesBefore, left);
                count += executionsBefore(iteration);
                left -= tuplesBefore(iteration);
                if (iteration > run.work[at] || left == 0) {
                    return count;
                }
                Child child = enter(iteration);
                for (long here = child.tuples(); left > 0 && left >= here; here = child.tuples()) {
                    count += child.executions();
                    left -= here;
                    child.next();
                }
                child.become();
            }
            return left > 0 ? count + 1 : count;
        }

        private long executionsBefore(long iteration) {
            return executions.iterations(token, at, classAt, 0, iteration, free);
        }

        private long tuplesBefore(long iteration) {
            return lengths.iterations(token, at, classAt, 0, iteration, free);
        }

        private Child enter(long iteration) {
            lengths.computeBody(token, at, classAt, iteration, free);
            return new Child();
        }

        /** One term of an iteration's body after the other. */
        private final class Child {

            private final int behind = free + nest.terms.bodyCount[token];
            private int childToken = token + 1;
            private int childAt = free;

            long tuples() {
                return lengths.term(childToken, childAt, classes(), behind);
            }

            long executions() {
                return executions.term(childToken, childAt, classes(), behind);
            }

            private int classes() {
                return classAt + 1 + childAt - free;
            }

            void next() {
                childAt += nest.terms.count[childToken];
                childToken += nest.terms.span[childToken];
            }

            void become() {
                classAt = classes();
                token = childToken;
                at = childAt;
                free = behind;
            }
        }
    }

    /** The last number from 0 on at which an ascending function has at most a value; it has at 0. */
    private static long lastAtMost(long last, LongUnaryOperator function, long value) {
        long low = 0;
        long high = last;
        while (low < high) {
            long middle = low + (high - low + 1) / 2;
            if (function.applyAsLong(middle) <= value) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
