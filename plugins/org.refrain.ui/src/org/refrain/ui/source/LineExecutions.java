/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.util.BitSet;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.blocks.Code;
import org.refrain.program.line.SourcePlace;
import org.refrain.program.thumb.BranchKind;

/**
 * Executions of a source line in a trace.
 *
 * <p>A line becomes several statements, and one of them several copies: a for loop's header begins, goes on and tests.
 * An execution of the line begins at a statement that control reaches from another line. So a for loop's header counts
 * once for each test, as in coverage reports; copies that the compiler made, inlined ones too, count together; and what
 * is left of a line when a call in it has returned is no new execution.
 *
 * @param line the line, from 1: the one asked for, or the next one that became code
 * @param symbols the instructions at which its executions begin; none when it was never executed
 */
public record LineExecutions(int line, BitSet symbols) {

    /** No code comes from the line or those behind it. */
    public static final int NO_CODE = -1;

    /**
     * Finds them. O(size of the grammar).
     *
     * @param paths the file as the program names it
     * @param firstLine from 1
     */
    public static LineExecutions of(ProgramTrace program, ProgramImage image, List<String> paths, int firstLine) {
        int line = lineWithCode(image, paths, firstLine);
        BitSet statements = new BitSet();
        if (line != NO_CODE) {
            for (String path : paths) {
                for (int symbol : program.statementsOf(path, line, line)) {
                    statements.set(symbol);
                }
            }
        }
        return new LineExecutions(line, new Arrivals(program, statements).find());
    }

    /**
     * The instructions at which executions of any of some lines begin. O(size of the grammar).
     *
     * @param statements symbols of the instructions that begin the lines
     */
    public static BitSet beginnings(ProgramTrace program, BitSet statements) {
        return new Arrivals(program, statements).find();
    }

    /**
     * A line, or the next one behind it that became code; {@link #NO_CODE} when none did.
     *
     * @param paths the file as the program names it
     * @param line from 1
     */
    public static int lineWithCode(ProgramImage image, List<String> paths, int line) {
        int nearest = NO_CODE;
        for (String path : paths) {
            for (int file : image.lines().files().like(path)) {
                int found = image.lines().lineWithCode(file, line);
                nearest = found < 0 || nearest != NO_CODE && nearest < found ? nearest : found;
            }
        }
        return nearest;
    }

    /** Finds those statements of a line that control has reached from another line. */
    private static final class Arrivals {

        private final ProgramTrace program;
        private final SymbolTable table;
        private final BitSet statements;
        private final BitSet reached = new BitSet();

        Arrivals(ProgramTrace program, BitSet statements) {
            this.program = program;
            this.statements = statements;
            table = program.trace().symbols();
        }

        /** Looks at each pair of neighbours in the grammar, which are all that there are in the trace. */
        BitSet find() {
            if (statements.isEmpty()) {
                return reached;
            }
            RGrammar grammar = program.trace().grammar();
            int[] first = new int[grammar.ruleCount()];
            int[] last = new int[grammar.ruleCount()];
            for (int rule : TopologicalOrder.childrenFirst(grammar)) {
                int before = -1;
                for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                    int element = grammar.element(i);
                    int head = element >= 0 ? element : first[~element];
                    int tail = element >= 0 ? element : last[~element];
                    if (before < 0) {
                        first[rule] = head;
                    } else {
                        follow(before, head);
                    }
                    if (grammar.exponent(i) > 1) {
                        follow(tail, head);
                    }
                    before = tail;
                }
                last[rule] = before;
            }
            if (statements.get(first[0])) {
                reached.set(first[0]); // where the recording began
            }
            return reached;
        }

        private void follow(int before, int symbol) {
            if (statements.get(symbol) && !reached.get(symbol) && isArrival(before, symbol)) {
                reached.set(symbol);
            }
        }

        private boolean isArrival(int before, int symbol) {
            if (table.kind(before) != SymbolTable.Kind.INSTRUCTION) {
                return true; // behind a gap
            }
            if (program.functionOf(before).equals(program.functionOf(symbol))) {
                return !isSameLine(program.placeOf(before), symbol);
            }
            return isEntry(symbol) || isArrivalBehindCall(symbol);
        }

        private boolean isEntry(int symbol) {
            int function = program.model().functionAt(table.address(symbol));
            return function >= 0
                    && program.model().functions().get(function).entry() == table.address(symbol);
        }

        /** Whether a call ended the line before; behind an exception the line just goes on. */
        private boolean isArrivalBehindCall(int symbol) {
            Code code = program.model().code();
            int call = code.indexOf(table.address(symbol)) - 1;
            boolean isCall = call >= 0 && (code.kind(call) == BranchKind.CALL
                    || code.kind(call) == BranchKind.INDIRECT_CALL);
            int caller = isCall ? table.symbolAt(code.address(call)) : -1;
            return caller >= 0 && !isSameLine(program.placeOf(caller), symbol);
        }

        private boolean isSameLine(@Nullable SourcePlace place, int symbol) {
            SourcePlace own = program.placeOf(symbol);
            return place != null && own != null && place.line() == own.line() && place.path().equals(own.path());
        }
    }
}
