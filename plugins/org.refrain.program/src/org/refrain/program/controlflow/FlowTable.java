/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.blocks.Code;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.blocks.ProgramFunction.Role;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.blocks.VectorTable;
import org.refrain.program.thumb.BranchKind;

/**
 * What each symbol of a trace is in the program, in flat arrays: the hot loop looks nothing up. Memory: about 40 bytes
 * a symbol. Which symbols begin a handler may be learnt while the trace is read; else immutable.
 */
final class FlowTable {

    /** No symbol, no function, no address. */
    static final int NONE = -1;

    private static final byte HANDLER = 1;
    private static final byte SWITCHER = 2;

    private final ProgramModel model;
    private final boolean[] gaps;
    private final int[] instructions;
    private final long[] addresses;
    private final int[] functions;
    /** The symbol that comes next within the function when the instruction does not jump, or NONE. */
    private final int[] falls;
    /** The symbol within the function that the instruction jumps to, or NONE. */
    private final int[] jumps;
    private final boolean[] leaders;
    private final byte[] handlers;

    FlowTable(SymbolTable symbols, ProgramModel model) {
        int n = symbols.size();
        this.model = model;
        gaps = new boolean[n];
        instructions = new int[n];
        addresses = new long[n];
        functions = new int[n];
        falls = new int[n];
        jumps = new int[n];
        leaders = new boolean[n];
        handlers = new byte[n];
        for (int symbol = 0; symbol < n; symbol++) {
            gaps[symbol] = symbols.kind(symbol) == SymbolTable.Kind.DISCONTINUITY;
            addresses[symbol] = symbols.address(symbol);
            boolean isInstruction = symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION;
            int instruction = isInstruction ? model.code().indexOf(addresses[symbol]) : NONE;
            instructions[symbol] = instruction;
            functions[symbol] = instruction < 0 ? NONE : model.functionOf(instruction);
            leaders[symbol] = instruction >= 0 && model.isLeader(instruction);
            handlers[symbol] = instruction < 0 ? 0 : handler(addresses[symbol]);
        }
        for (int symbol = 0; symbol < n; symbol++) {
            int instruction = instructions[symbol];
            BranchKind kind = instruction < 0 ? BranchKind.UNDEFINED : model.code().kind(instruction);
            boolean within = kind == BranchKind.JUMP || kind == BranchKind.CONDITIONAL;
            falls[symbol] = instruction < 0 || !fallsThrough(symbol) ? NONE
                    : sameFunction(symbol, symbols.symbolAt(next(symbol)));
            jumps[symbol] = within ? sameFunction(symbol, symbols.symbolAt(target(symbol))) : NONE;
        }
    }

    private byte handler(long address) {
        VectorTable vectors = model.vectors();
        if (!vectors.isHandler(address)) {
            return 0;
        }
        byte found = HANDLER;
        for (int number : vectors.exceptionsOf(address)) {
            if (number == VectorTable.SUPERVISOR_CALL || number == VectorTable.PENDING_SERVICE) {
                found |= SWITCHER;
            }
        }
        return found;
    }

    private int sameFunction(int symbol, int other) {
        return other >= 0 && functions[other] == functions[symbol] ? other : NONE;
    }

    int size() {
        return addresses.length;
    }

    boolean isGap(int symbol) {
        return gaps[symbol];
    }

    /** Whether the program has the symbol's instruction. */
    boolean isKnown(int symbol) {
        return instructions[symbol] >= 0;
    }

    long address(int symbol) {
        return addresses[symbol];
    }

    int function(int symbol) {
        return functions[symbol];
    }

    /** The symbol that follows in the function without a jump, or NONE: the fast way. */
    int fall(int symbol) {
        return falls[symbol];
    }

    /** The symbol in the function that a direct jump leads to, or NONE: the fast way. */
    int jump(int symbol) {
        return jumps[symbol];
    }

    boolean isLeader(int symbol) {
        return leaders[symbol];
    }

    int block(int symbol) {
        return model.blockOf(instructions[symbol]);
    }

    BranchKind kind(int symbol) {
        return model.code().kind(instructions[symbol]);
    }

    boolean isConditional(int symbol) {
        return model.code().isConditional(instructions[symbol]);
    }

    /** Whether the instruction behind may come next; a call comes back there, but not at once. */
    boolean fallsThrough(int symbol) {
        BranchKind kind = kind(symbol);
        boolean isCall = kind == BranchKind.CALL || kind == BranchKind.INDIRECT_CALL;
        return isCall ? isConditional(symbol) : model.code().fallsThrough(instructions[symbol]);
    }

    /** Address behind the instruction. */
    long next(int symbol) {
        return addresses[symbol] + model.code().length(instructions[symbol]);
    }

    /** Whether the way from one to the other only leaves out instructions of an IT block. */
    boolean isSkip(int from, int to) {
        return addresses[to] > next(from) && addresses[to] <= model.code().lastSuccessor(instructions[from]);
    }

    long target(int symbol) {
        return model.code().target(instructions[symbol]);
    }

    /** Whether the symbol is its function's entry. */
    boolean isEntry(int symbol) {
        return model.functions().get(functions[symbol]).entry() == addresses[symbol];
    }

    ProgramFunction functionAt(int function) {
        return model.functions().get(function);
    }

    Role role(int function) {
        return model.functions().get(function).role();
    }

    boolean isHandler(int symbol) {
        return handlers[symbol] != 0;
    }

    /** Whether the handler is one that operating systems switch tasks in. */
    boolean isSwitcher(int symbol) {
        return (handlers[symbol] & SWITCHER) != 0;
    }

    void markHandler(int symbol) {
        handlers[symbol] |= HANDLER;
    }

    boolean hasHandlers() {
        return !model.vectors().isEmpty();
    }

    /** The call in front of a symbol: its target, 0 when it is indirect, or NONE when there is no call. */
    long calledBefore(int symbol) {
        Code code = model.code();
        int before = instructions[symbol] - 1;
        if (before < 0 || code.address(before) + code.length(before) != addresses[symbol]) {
            return NONE;
        }
        return switch (code.kind(before)) {
            case CALL -> code.target(before);
            case INDIRECT_CALL -> 0;
            default -> NONE;
        };
    }

    /** Whether the instruction in front of a symbol calls setjmp or its like. */
    boolean isBehindSetjmp(int symbol) {
        long called = calledBefore(symbol);
        int function = called <= 0 ? NONE : model.functionAt(called);
        return function >= 0 && role(function) == Role.SETJMP;
    }
}
