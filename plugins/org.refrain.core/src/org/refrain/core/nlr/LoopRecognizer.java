/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Recognises nested loops in a sequence of tuples while it arrives: MAIN of section 2.3. Not thread-safe.
 *
 * <p>In its passive form it accepts what an {@link Anchor} foresees: such tuples never reach the stack, but for those
 * of an iteration that stops before its end.
 *
 * <p>Ketterlin and Clauss, Prediction and Trace Compression of Data Access Addresses through Nested Loop Recognition,
 * CGO 2008.
 */
public final class LoopRecognizer implements TupleSink {

    /** Numbers on the stack at which terms are put out, however few they are: about 1 GiB of memory. */
    private static final int MAX_NUMBERS = 1 << 24;
    /** Memory of an empty one, nearly: measured. */
    private static final int OWN_BYTES = 6000;

    private final RecognizerOptions options;
    private final boolean isPassive;
    private final TermStack stack;
    private final Reduction reduction;
    private final Anchor anchor;
    private final Lookahead lookahead;
    private final AcceptedTuples accepted = new AcceptedTuples();
    private final PackedTerms done = new PackedTerms();
    private final @Nullable TermSink sink;
    private long place;
    private long length;
    private long acceptedPassively;

    /** An empty sequence. Its terms are kept until it is {@linkplain #finish() finished}. */
    public LoopRecognizer(RecognizerOptions options) {
        this(options, null);
    }

    /**
     * An empty sequence whose terms are not kept, so that memory is bounded by the options, however long it is.
     *
     * @param sink takes the terms
     */
    public LoopRecognizer(RecognizerOptions options, @Nullable TermSink sink) {
        this.options = options;
        this.sink = sink;
        isPassive = options.form() == RecognizerForm.PASSIVE;
        stack = new TermStack(options.models());
        anchor = new Anchor(stack);
        lookahead = new Lookahead(anchor.run);
        reduction = options.form() == RecognizerForm.LITERAL ? new LiteralReduction(stack, options.maxBody())
                : new IndexedReduction(stack, options.maxBody());
    }

    /**
     * Tells where the tuples that come next are, for the terms that they begin.
     *
     * @param newPlace in any words of the caller; 0 as long as nothing is told
     */
    public void at(long newPlace) {
        place = newPlace;
    }

    /**
     * Appends a tuple.
     *
     * @throws IllegalArgumentException for a label above 2^25 - 1, or more than 63 fields
     * @throws TooManyTermsException if the sequence has so few repeats that its terms exceed all reasonable memory
     */
    @Override
    public void tuple(int label, long[] values, int arity) {
        int token = Tokens.tuple(label, arity);
        length++;
        if (!isPassive) {
            push(token, values, 0, place);
            return;
        }
        if (!accept(token, values)) {
            push(token, values, 0, place);
            findAnchor();
        }
    }

    /** Accepts a tuple if it is the one foreseen; otherwise there is no anchor any more. */
    private boolean accept(int token, long[] values) {
        while (anchor.isFound() && anchor.run.next()) {
            if (anchor.isBehindIteration()) {
                // it ended with loops that did not run
                complete();
            } else if (anchor.run.is(token, values, 0) && !accepted.isFull()) {
                accepted.add(token, values, 0, place);
                if (anchor.run.atIterationEnd()) {
                    complete();
                }
                return true;
            } else {
                break;
            }
        }
        pushAccepted();
        return false;
    }

    /**
     * Appends equal tuples. As soon as they make up everything there is, the rest is counted at once, however many; if
     * there is anything before them, they are appended one by one.
     *
     * @throws ArithmeticException if there were more than 2^63 tuples then
     */
    @Override
    public void repeat(int label, long[] values, int arity, long times) {
        for (long rest = times; rest > 0; rest--) {
            tuple(label, values, arity);
            if (rest > 1 && isOnlyLoopOver(Tokens.tuple(label, arity))) {
                stack.numbers[0] = Math.addExact(stack.numbers[0], rest - 1);
                length = Math.addExact(length, rest - 1);
                reduction.removed();
                if (isPassive) {
                    findAnchor();
                }
                return;
            }
        }
    }

    /** Whether the whole sequence is a loop that yields the same tuple in each iteration. */
    boolean isOnlyLoopOver(int token) {
        if (stack.size != 1 || accepted.size() > 0 || stack.tokens[0] != Tokens.loop(1) || stack.tokens[1] != token) {
            return false;
        }
        for (int slope = 1 + stack.bodyCount[0]; slope < stack.numberStart[1]; slope++) {
            if (stack.numbers[slope] != 0) {
                return false;
            }
        }
        return true;
    }

    private void findAnchor() {
        anchor.find();
        if (anchor.isFound() && anchor.run.atIterationEnd()) {
            complete();
        }
    }

    /** Counts an iteration of the anchor that has been complete. */
    private void complete() {
        acceptedPassively += accepted.size();
        do {
            accepted.clear();
            reduction.extending(anchor.loop);
            stack.extend(anchor.loop);
            reduction.reduce();
            anchor.find();
        } while (anchor.isFound() && anchor.run.atIterationEnd());
    }

    /** Does with the tuples accepted what would have been done without an anchor. */
    private void pushAccepted() {
        anchor.clear();
        int from = 0;
        for (int i = 0; i < accepted.size(); i++) {
            int token = accepted.token(i);
            push(token, accepted.numbers(), from, accepted.place(i));
            from += Tokens.arity(token);
        }
        accepted.clear();
    }

    private void push(int token, long[] values, int from, long at) {
        stack.push(token, values, from, at);
        reduction.reduce();
        if (stack.size >= options.maxStack() || stack.numberStart[stack.size] > MAX_NUMBERS) {
            flush(Math.min(options.flush(), stack.size));
        }
    }

    private void flush(int terms) {
        TermSink receiver = sink;
        for (int i = 0; i < terms; i++) {
            if (receiver == null) {
                done.add(stack, i);
            } else {
                receiver.term(NestTerm.of(stack, i), stack.place[i]);
            }
        }
        stack.removeBottom(terms);
        reduction.removed();
    }

    /** Tuples appended so far. */
    public long length() {
        return length;
    }

    /** Tuples that have become part of a loop by being foreseen, without any search. */
    public long acceptedPassively() {
        return acceptedPassively;
    }

    /**
     * What comes next, if the loop that seems to run goes on. Valid until the next tuple is appended.
     *
     * @param distance 1 for the next tuple
     * @return false if no loop seems to run, so that nothing can be foreseen
     */
    boolean foresee(long distance) {
        if (!isPassive) {
            anchor.find();
        }
        return anchor.isFound() && lookahead.find(distance);
    }

    /** The tuple that {@link #foresee} has found. */
    Lookahead foreseen() {
        return lookahead;
    }

    /** Memory that it takes, about; without the terms that it has put out. */
    public long bytes() {
        return OWN_BYTES + stack.bytes() + reduction.bytes() + accepted.bytes() + 8L * anchor.run.work.length;
    }

    /** Ends the sequence and hands the last terms to the sink, if there is one. Nothing may be appended after this. */
    public void end() {
        pushAccepted();
        flush(stack.size);
    }

    /** Ends the sequence. Nothing may be appended after this. Gives no terms if a sink had them. */
    public TermSequence finish() {
        end();
        done.length = length;
        return new TermSequence(options.models(), done);
    }
}
