/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The tokens of control-flow traces as text: {@code >name} enters, a number is a block, {@code <} leaves, {@code ~} is
 * a discontinuity.
 *
 * <p>Tokens are separated by blanks, so a blank within a name ({@code operator new}) is written as a no-break space.
 *
 * @param kind what it is
 * @param name the function's name, for an entry; otherwise empty
 * @param block the block's number, or -1
 */
public record ControlFlowText(ControlFlowKind kind, String name, int block) {

    /** The token that leaves a function. */
    public static final String EXIT_TOKEN = "<";

    /** The token of a discontinuity. */
    public static final String GAP_TOKEN = "~";

    static final ControlFlowText EXIT = new ControlFlowText(ControlFlowKind.EXIT, "", -1);
    static final ControlFlowText GAP = new ControlFlowText(ControlFlowKind.GAP, "", -1);
    static final ControlFlowText NONE = new ControlFlowText(ControlFlowKind.OTHER, "", -1);

    private static final char NO_BREAK_SPACE = '\u00a0';

    /** Reads a token; one that is none is {@link ControlFlowKind#OTHER}. */
    public static ControlFlowText parse(String token) {
        if (token.equals(EXIT_TOKEN)) {
            return EXIT;
        }
        if (token.equals(GAP_TOKEN)) {
            return GAP;
        }
        if (token.length() > 1 && token.charAt(0) == '>') {
            return new ControlFlowText(ControlFlowKind.ENTRY, token.substring(1).replace(NO_BREAK_SPACE, ' '), -1);
        }
        @Nullable Integer block = number(token);
        return block == null ? NONE : new ControlFlowText(ControlFlowKind.BLOCK, "", block);
    }

    /** The token that enters a function. */
    public static String entry(String name) {
        return ">" + name.replaceAll("\\s", String.valueOf(NO_BREAK_SPACE));
    }

    private static @Nullable Integer number(String token) {
        long value = 0;
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            value = value * 10 + c - '0';
            if (c < '0' || c > '9' || value > Integer.MAX_VALUE) {
                return null;
            }
        }
        return token.isEmpty() ? null : Integer.valueOf((int) value);
    }
}
