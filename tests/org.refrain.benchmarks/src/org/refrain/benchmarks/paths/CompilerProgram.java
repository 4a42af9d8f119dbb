/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.Random;

/**
 * The control flow of a made-up program of more than a thousand functions, after the paper's 126.gcc: phase after phase
 * for one input after the other, each phase with functions of its own and some that all use. Each function is a random
 * graph of straight pieces, branches, loops and calls; branches are mostly, not always, taken one way. The same length
 * gives the same trace everywhere.
 */
final class CompilerProgram {

    static final String NAME = "compiler";

    private static final int PHASES = 24;
    private static final int FUNCTIONS_PER_PHASE = 45;
    private static final int SHARED_FUNCTIONS = 60;
    private static final int DEEPEST = 60;
    private static final int EVENTS_PER_PHASE = 40_000;
    /** One phase in so many inputs is an unusual one. */
    private static final int RARE = 16;

    /** One step of a function's body: a block, a branch to a later step, a loop back, or a call. */
    private record Step(Kind kind, int target, int likelihood) {
    }

    private enum Kind {
        BLOCK, BRANCH, LOOP, CALL
    }

    private final FlowRecorder out = new FlowRecorder();
    private final Random random = new Random(126);
    private final Step[][] functions = new Step[SHARED_FUNCTIONS + PHASES * FUNCTIONS_PER_PHASE][];
    private final String[] names = new String[functions.length];
    private long phaseEnd;

    private CompilerProgram() {
        for (int function = 0; function < functions.length; function++) {
            functions[function] = body(function);
            names[function] = function < SHARED_FUNCTIONS ? "shared" + function
                    : "phase" + (function - SHARED_FUNCTIONS) / FUNCTIONS_PER_PHASE + "_"
                            + (function - SHARED_FUNCTIONS) % FUNCTIONS_PER_PHASE;
        }
    }

    /** A trace of about so many events. */
    static FlowTrace trace(long length) {
        CompilerProgram program = new CompilerProgram();
        program.run(length);
        return program.out.trace(NAME, "generated: a compiler of " + program.functions.length + " functions");
    }

    private Step[] body(int function) {
        Step[] steps = new Step[3 + random.nextInt(20)];
        for (int i = 0; i < steps.length; i++) {
            int choice = random.nextInt(10);
            steps[i] = i > 0 && choice < 2 ? new Step(Kind.CALL, callee(function), 0)
                    : i > 0 && choice == 2 ? new Step(Kind.LOOP, random.nextInt(i), 50 + random.nextInt(45))
                    : choice < 5 ? new Step(Kind.BRANCH, i + 1 + random.nextInt(steps.length - i), likelihood())
                    : new Step(Kind.BLOCK, 0, 0);
        }
        return steps;
    }

    private int likelihood() {
        return random.nextInt(3) == 0 ? random.nextInt(100) : random.nextBoolean() ? 2 : 98;
    }

    /** Functions call shared ones, or others of their phase, themselves included. */
    private int callee(int function) {
        if (function < SHARED_FUNCTIONS) {
            return random.nextInt(function + 1);
        }
        int phase = (function - SHARED_FUNCTIONS) / FUNCTIONS_PER_PHASE;
        return random.nextInt(4) == 0 ? random.nextInt(SHARED_FUNCTIONS)
                : SHARED_FUNCTIONS + phase * FUNCTIONS_PER_PHASE + random.nextInt(FUNCTIONS_PER_PHASE);
    }

    private void run(long length) {
        out.enter("main");
        for (int input = 0; out.length() < length; input++) {
            out.block(0);
            for (int phase = 0; phase < PHASES && out.length() < length; phase++) {
                boolean usual = phase % 4 != 3;
                if (usual || (input + phase) % RARE == 0) {
                    out.block(1 + phase);
                    phaseEnd = out.length() + random.nextInt(EVENTS_PER_PHASE);
                    do {
                        call(SHARED_FUNCTIONS + phase * FUNCTIONS_PER_PHASE + random.nextInt(FUNCTIONS_PER_PHASE), 0);
                    } while (out.length() < phaseEnd);
                }
            }
        }
        out.exit();
    }

    private void call(int function, int depth) {
        out.enter(names[function]);
        Step[] steps = functions[function];
        int at = 0;
        while (at < steps.length) {
            Step step = steps[at];
            if (step.kind != Kind.CALL) {
                out.block(at);
            } else if (depth < DEEPEST && out.length() < phaseEnd) {
                call(step.target, depth + 1);
            }
            boolean jumps = (step.kind == Kind.BRANCH || step.kind == Kind.LOOP && out.length() < phaseEnd)
                    && random.nextInt(100) < step.likelihood;
            at = jumps ? step.target : at + 1;
        }
        out.exit();
    }
}
