/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.Random;

/**
 * The control flow of a made-up Lisp interpreter, after the paper's 130.li: lists are walked by recursion, so that
 * thousands of frames are open at once; expressions of random shape are evaluated; now and then a collector marks all
 * lists, and rarely an error is reported. The same length gives the same trace everywhere.
 */
final class LispProgram {

    static final String NAME = "lisp";

    private static final int LONGEST_LIST = 4000;
    private static final int LISTS = 12;
    private static final int EVALUATIONS_PER_COLLECTION = 400;
    private static final int EVALUATIONS_PER_ERROR = 20_000;
    private static final long JAVA_STACK = 1L << 26;

    private final FlowRecorder out = new FlowRecorder();
    private final Random random = new Random(130);
    private final int[] lengths = new int[LISTS];

    private LispProgram() {
    }

    /** A trace of about so many events. */
    static FlowTrace trace(long length) {
        LispProgram program = new LispProgram();
        // lists are walked by recursion here, too
        Thread thread = new Thread(null, () -> program.run(length), NAME, JAVA_STACK);
        thread.start();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return program.out.trace(NAME, "generated: a Lisp interpreter, deep recursion");
    }

    private void run(long length) {
        out.enter("main");
        out.block(0);
        for (int evaluations = 1; out.length() < length; evaluations++) {
            out.block(1);
            int list = random.nextInt(LISTS);
            switch (random.nextInt(12)) {
                case 0 -> lengths[list] = 1 + random.nextInt(LONGEST_LIST);
                case 1 -> listLength(lengths[list]);
                case 2 -> append(lengths[list] / 4);
                default -> eval(2 + random.nextInt(5));
            }
            if (evaluations % EVALUATIONS_PER_COLLECTION == 0) {
                out.block(2);
                collect();
            }
            if (evaluations % EVALUATIONS_PER_ERROR == 0) {
                out.block(3);
                reportError();
            }
        }
        out.block(4);
        out.exit();
    }

    private void eval(int depth) {
        out.enter("eval");
        out.block(0);
        int kind = depth == 0 ? random.nextInt(2) : random.nextInt(5);
        switch (kind) {
            case 0 -> out.block(1);
            case 1 -> {
                out.block(2);
                lookup(random.nextInt(8));
            }
            default -> {
                out.block(3);
                evalArguments(1 + random.nextInt(3), depth - 1);
                out.block(4);
                apply();
            }
        }
        out.block(5);
        out.exit();
    }

    private void evalArguments(int count, int depth) {
        out.enter("evlis");
        out.block(0);
        if (count > 0) {
            out.block(1);
            eval(depth);
            out.block(2);
            evalArguments(count - 1, depth);
            out.block(3);
            cons();
        }
        out.block(4);
        out.exit();
    }

    private void lookup(int distance) {
        out.enter("lookup");
        out.block(0);
        for (int i = 0; i < distance; i++) {
            out.block(1);
        }
        out.block(2);
        out.exit();
    }

    private void apply() {
        out.enter("apply");
        out.block(0);
        out.block(1 + random.nextInt(6));
        if (random.nextInt(3) == 0) {
            out.block(7);
            cons();
        }
        out.block(8);
        out.exit();
    }

    private void cons() {
        out.enter("cons");
        out.block(0);
        out.block(random.nextInt(50) == 0 ? 1 : 2);
        out.exit();
    }

    private void listLength(int left) {
        out.enter("length");
        out.block(0);
        if (left > 0) {
            out.block(1);
            listLength(left - 1);
            out.block(2);
        } else {
            out.block(3);
        }
        out.exit();
    }

    private void append(int left) {
        out.enter("append");
        out.block(0);
        if (left > 0) {
            out.block(1);
            append(left - 1);
            out.block(2);
            cons();
        }
        out.block(3);
        out.exit();
    }

    private void collect() {
        out.enter("collect");
        out.block(0);
        for (int length : lengths) {
            out.block(1);
            mark(length / 8);
        }
        out.block(2);
        out.exit();
    }

    private void mark(int left) {
        out.enter("mark");
        out.block(0);
        if (random.nextInt(16) == 0) {
            out.block(1);
        } else {
            out.block(2);
        }
        if (left > 0) {
            out.block(3);
            mark(left - 1);
        }
        out.block(4);
        out.exit();
    }

    private void reportError() {
        out.enter("error");
        out.block(0);
        for (int i = 2 + random.nextInt(4); i > 0; i--) {
            out.block(1);
            cons();
        }
        out.block(2);
        out.block(3);
        out.exit();
    }
}
