/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import java.util.List;

/**
 * A path as it was written: which blocks and calls follow each other, and what may lie in between.
 *
 * <p>It is held as a non-deterministic automaton. An <em>item</em> is a block or a call that the path names. A
 * <em>wait</em> is the place between items: something of the path has been seen, and one of the next items must come.
 * Wait 0 stands before the path and never ends, for a path may begin anywhere. Immutable.
 */
public final class PathPattern {

    /** What an item is. */
    enum ItemKind {
        /** A block, by its number. */
        BLOCK,
        /** A call of a certain function. */
        CALL,
        /** Any call. */
        ANY_CALL
    }

    /**
     * A block or a call that the path names.
     *
     * @param block the block's number, or -1
     * @param callee name of the called function, or empty
     * @param waits the waits that begin behind it
     * @param last whether the path may be complete with it
     */
    record Item(ItemKind kind, int block, String callee, List<Integer> waits, boolean last) {
    }

    /**
     * The place between items.
     *
     * @param anyBlocks whether it goes on when another block comes
     * @param except blocks that end it all the same, if they are not among the items
     * @param calls whether it goes on when a call comes
     * @param items what ends it
     */
    record Wait(boolean anyBlocks, List<Integer> except, boolean calls, List<Integer> items) {
        /** Whether it goes on when a block comes that is not among the items. */
        boolean passes(int block) {
            return anyBlocks && !except.contains(block);
        }
    }

    private final String text;
    private final List<Item> items;
    private final List<Wait> waits;

    PathPattern(String text, List<Item> items, List<Wait> waits) {
        this.text = text;
        this.items = items;
        this.waits = waits;
    }

    /**
     * Reads a path; the language is told in the package's description.
     *
     * @throws PathSyntaxException if it is none
     */
    public static PathPattern parse(String text) throws PathSyntaxException {
        return new PathParser(text).parse();
    }

    /** A path of blocks that follow each other. */
    public static PathPattern ofBlocks(int... blocks) {
        StringBuilder words = new StringBuilder();
        for (int block : blocks) {
            words.append(words.isEmpty() ? "" : " ").append(block);
        }
        try {
            return parse(words.toString());
        } catch (PathSyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** The text that it was read from. */
    public String text() {
        return text;
    }

    /** Whether it is a mere sequence of blocks, as the papers have them. */
    public boolean isPlain() {
        for (Wait wait : waits.subList(1, waits.size())) {
            if (wait.anyBlocks || !wait.calls || wait.items.size() != 1) {
                return false;
            }
        }
        // one wait before each item: no alternatives
        return waits.size() == items.size() && items.stream().allMatch(item -> item.kind == ItemKind.BLOCK);
    }

    /** The numbers of all blocks that it names, in the order of the text. */
    public int[] blocks() {
        return items.stream().filter(item -> item.kind == ItemKind.BLOCK).mapToInt(Item::block).toArray();
    }

    /** The numbers of blocks that may not come in gaps. */
    int[] excepted() {
        return waits.stream().flatMap(wait -> wait.except.stream()).distinct().mapToInt(Integer::intValue).toArray();
    }

    /** The names of all functions whose calls it names. */
    public List<String> callees() {
        return items.stream().filter(item -> item.kind == ItemKind.CALL).map(Item::callee).distinct().toList();
    }

    /** Whether calls matter: otherwise they may be passed over. */
    boolean watchesCalls() {
        return waits.stream().anyMatch(wait -> !wait.calls)
                || items.stream().anyMatch(item -> item.kind != ItemKind.BLOCK);
    }

    List<Item> items() {
        return items;
    }

    List<Wait> waits() {
        return waits;
    }

    @Override
    public String toString() {
        return text;
    }
}
