/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.match.Occurrence;

/**
 * Finds paths in an expanded trace as simply as can be: the events of each frame become a text, the path a regular
 * expression, and after each event the expression is held against the text so far.
 */
final class BruteForceMatcher {

    private static final int FIRST_BLOCK = 0x4000;
    private static final int FIRST_CALL = 0x8000;
    private static final String BLOCKS = "[\\u4000-\\u7fff]*";
    private static final String CALLS = "[\\u8000-\\ubfff]*";
    private static final String ANY_CALL = "[\\u8000-\\ubfff]";

    private record Frame(int function, long entry, StringBuilder events) {
    }

    private BruteForceMatcher() {
    }

    /** All occurrences of one path, which has number {@code path}. */
    static List<Occurrence> find(ControlFlowAlphabet alphabet, int[] symbols, int function, String text, int path) {
        Pattern pattern = Pattern.compile("(?s).*(?:" + expression(alphabet, text) + ")");
        List<Occurrence> found = new ArrayList<>();
        Deque<Frame> stack = new ArrayDeque<>();
        for (int position = 0; position < symbols.length; position++) {
            int symbol = symbols[position];
            int value = alphabet.value(symbol);
            switch (alphabet.kind(symbol)) {
                case BLOCK -> happen(stack, FIRST_BLOCK + value, position, function, pattern, path, found);
                case ENTRY -> {
                    happen(stack, FIRST_CALL + value, position, function, pattern, path, found);
                    stack.push(new Frame(value, position, new StringBuilder()));
                }
                case EXIT -> stack.poll();
                case GAP -> stack.clear();
                default -> throw new AssertionError();
            }
        }
        return found;
    }

    private static void happen(Deque<Frame> stack, int event, long position, int function, Pattern pattern, int path,
            List<Occurrence> found) {
        if (stack.isEmpty() || stack.getFirst().function != function) {
            return;
        }
        Frame frame = stack.getFirst();
        frame.events.append((char) event);
        if (pattern.matcher(frame.events).matches()) {
            found.add(new Occurrence(position, path, frame.entry, stack.size()));
        }
    }

    /** The path as an expression on characters that stand for blocks and calls. */
    private static String expression(ControlFlowAlphabet alphabet, String text) {
        StringBuilder expression = new StringBuilder();
        boolean needsLink = false;
        boolean gap = false;
        boolean noCalls = false;
        StringBuilder except = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ' ') {
                at++;
            } else if (c == '!') {
                noCalls = true;
                at++;
            } else if (c == '.') {
                gap = true;
                at += 2;
            } else if (c == '-') {
                int end = endOfNumber(text, at + 1);
                except.append((char) (FIRST_BLOCK + Integer.parseInt(text.substring(at + 1, end))));
                at = end;
            } else if (c == '|' || c == ')') {
                expression.append(c);
                needsLink = c == ')';
                at++;
            } else {
                if (needsLink) {
                    String blocks = except.isEmpty() ? BLOCKS : "[\\u4000-\\u7fff&&[^" + except + "]]*";
                    expression.append(noCalls ? gap ? blocks : ""
                            : !gap ? CALLS : except.isEmpty() ? ".*" : "[^" + except + "]*");
                }
                except.setLength(0);
                gap = false;
                noCalls = false;
                needsLink = c != '(';
                if (c == '(') {
                    expression.append("(?:");
                    at++;
                } else if (c == '{') {
                    int close = text.indexOf('}', at);
                    expression.append(call(alphabet, text.substring(at + 1, close)));
                    at = close + 1;
                } else {
                    int end = endOfNumber(text, at);
                    expression.append((char) (FIRST_BLOCK + Integer.parseInt(text.substring(at, end))));
                    at = end;
                }
            }
        }
        return expression.toString();
    }

    private static int endOfNumber(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String call(ControlFlowAlphabet alphabet, String name) {
        int function = alphabet.functionNames().indexOf(name);
        return name.equals("*") ? ANY_CALL : String.valueOf((char) (FIRST_CALL + function));
    }
}
