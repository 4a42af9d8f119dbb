/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.path.query.PathPattern.Item;
import org.refrain.core.path.query.PathPattern.ItemKind;
import org.refrain.core.path.query.PathPattern.Wait;

/**
 * Reads a path by recursive descent; how deep alternatives may nest is bounded. Positions become automaton states as in
 * Glushkov's construction: each item is a state, and waits are what lies between the ends of one part and the starts of
 * the next.
 */
final class PathParser {

    private static final int DEEPEST = 50;
    private static final int MOST_ITEMS = 1000;

    /** A part of the path: the items that it may start and end with. */
    private record Part(List<Integer> first, List<Integer> last) {
    }

    private final String text;
    private final List<ItemKind> kinds = new ArrayList<>();
    private final List<Integer> blocks = new ArrayList<>();
    private final List<String> callees = new ArrayList<>();
    private final List<List<Integer>> waitsOf = new ArrayList<>();
    private final List<Wait> waits = new ArrayList<>();
    private int at;
    private int depth;

    PathParser(String text) {
        this.text = text;
    }

    PathPattern parse() throws PathSyntaxException {
        waits.add(new Wait(true, List.of(), true, List.of()));
        skipBlanks();
        if (at == text.length()) {
            throw error("the path is empty; expected block numbers such as 1 2 3");
        }
        Part whole = sequence();
        if (at < text.length()) {
            throw error("unexpected \"" + text.charAt(at) + "\"");
        }
        waits.set(0, new Wait(true, List.of(), true, whole.first));
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            items.add(new Item(kinds.get(i), blocks.get(i), callees.get(i), List.copyOf(waitsOf.get(i)),
                    whole.last.contains(i)));
        }
        return new PathPattern(text, List.copyOf(items), List.copyOf(waits));
    }

    /** Elements with links in between, up to the end, a bar or a closing parenthesis. */
    private Part sequence() throws PathSyntaxException {
        Part part = element();
        while (!atEnd()) {
            int linkStart = at;
            boolean noCalls = false;
            boolean gap = false;
            List<Integer> except = new ArrayList<>();
            while (!atEnd() && (text.charAt(at) == '!' || text.charAt(at) == '.')) {
                if (text.charAt(at) == '!') {
                    noCalls = true;
                    at++;
                } else {
                    gap = true;
                    expect("..", "\"..\" for any blocks in between");
                    addExceptions(except);
                }
                skipBlanks();
            }
            if (atEnd()) {
                at = linkStart;
                throw error("a block or a call must follow \"" + text.substring(linkStart).strip() + "\"");
            }
            Part next = element();
            int wait = waits.size();
            waits.add(new Wait(gap, List.copyOf(except), !noCalls, next.first));
            for (int item : part.last) {
                waitsOf.get(item).add(wait);
            }
            part = new Part(part.first, next.last);
        }
        return part;
    }

    /** Blocks that may not come in a gap: {@code ..-4-7}. */
    private void addExceptions(List<Integer> except) throws PathSyntaxException {
        while (at < text.length() && text.charAt(at) == '-') {
            at++;
            if (at == text.length() || text.charAt(at) < '0' || text.charAt(at) > '9') {
                throw error("expected the number of a block that may not come in between");
            }
            if (except.size() == MOST_ITEMS) {
                throw error("a gap may exclude " + MOST_ITEMS + " blocks");
            }
            except.add(number());
        }
    }

    private Part element() throws PathSyntaxException {
        if (at == text.length()) {
            throw error("the path ends where a block number is expected");
        }
        char c = text.charAt(at);
        if (c >= '0' && c <= '9') {
            return item(ItemKind.BLOCK, number(), "");
        }
        if (c == '{') {
            return call();
        }
        if (c == '(') {
            return alternatives();
        }
        throw error("expected a block number, a call such as {f}, or alternatives such as (2|3), found \"" + c + "\"");
    }

    private Part alternatives() throws PathSyntaxException {
        int open = at;
        if (++depth > DEEPEST) {
            throw error("alternatives are nested more than " + DEEPEST + " deep");
        }
        List<Integer> first = new ArrayList<>();
        List<Integer> last = new ArrayList<>();
        do {
            at++;
            skipBlanks();
            Part part = sequence();
            first.addAll(part.first);
            last.addAll(part.last);
        } while (at < text.length() && text.charAt(at) == '|');
        if (at == text.length()) {
            at = open;
            throw error("this parenthesis is not closed");
        }
        at++;
        skipBlanks();
        depth--;
        return new Part(first, last);
    }

    private Part call() throws PathSyntaxException {
        int close = text.indexOf('}', at);
        if (close < 0) {
            throw error("this brace is not closed");
        }
        String name = text.substring(at + 1, close).strip();
        if (name.isEmpty()) {
            throw error("expected a function's name, or * for any call, between the braces");
        }
        at = close + 1;
        skipBlanks();
        return name.equals("*") ? item(ItemKind.ANY_CALL, -1, "") : item(ItemKind.CALL, -1, name);
    }

    private int number() throws PathSyntaxException {
        int start = at;
        long value = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = Math.min(value * 10 + text.charAt(at++) - '0', Integer.MAX_VALUE + 1L);
        }
        if (value > Integer.MAX_VALUE) {
            at = start;
            throw error("block numbers are below 2^31");
        }
        skipBlanks();
        return (int) value;
    }

    private Part item(ItemKind kind, int block, String callee) throws PathSyntaxException {
        int item = kinds.size();
        if (item == MOST_ITEMS) {
            throw error("a path may name " + MOST_ITEMS + " blocks and calls");
        }
        kinds.add(kind);
        blocks.add(block);
        callees.add(callee);
        waitsOf.add(new ArrayList<>());
        return new Part(List.of(item), List.of(item));
    }

    private void expect(String word, String meaning) throws PathSyntaxException {
        if (!text.startsWith(word, at)) {
            throw error("expected " + meaning);
        }
        at += word.length();
    }

    private boolean atEnd() {
        return at == text.length() || text.charAt(at) == '|' || text.charAt(at) == ')';
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private PathSyntaxException error(String message) {
        return new PathSyntaxException(text, at, message);
    }
}
