/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Codes the rows of a symbol table in the order of first occurrence. Most instructions stand behind the one before,
 * 2 or 4 bytes further; most texts are new, most functions the same as before. Measured: 5 bits a symbol without texts.
 * Not safe for threads.
 */
public final class SymbolModel {

    private static final int NEAR_STEPS = 4;
    private static final int FORMS = 4;
    private static final long FAR = 1L << 60;

    private final int[] kinds = NumberModel.halves(SymbolRow.KINDS * SymbolRow.KINDS);
    private final int[] far = NumberModel.halves(1);
    private final NumberModel[] steps = new NumberModel[NEAR_STEPS];
    private final IdModel texts = new IdModel();
    private final IdModel functions = new IdModel();
    private final IdModel sources = new IdModel();
    private final NumberModel lengths = new NumberModel();
    private final @Nullable Values values;
    private int kind;
    private long address;
    private int step;
    private int strings;

    /** Numbers of strings: the one before once more, a new one, or one that is known. */
    private static final class IdModel {

        private final int[] same = NumberModel.halves(2);
        private final NumberModel distances = new NumberModel();
        private int context;
        private int last;

        int code(EntropyCoder coder, int id, int next) {
            boolean again = coder.bit(same, context, id == last ? 1 : 0) == 1;
            context = again ? 1 : 0;
            if (!again) {
                last = next - (int) unzigzag(distances.code(coder, zigzag((long) next - id)));
            }
            return last;
        }
    }

    /** Addresses and numbers by their values: the second version of the layout. */
    private static final class Values {

        private final ValueModel addresses;
        private final ValueModel numbers;
        private final NumberModel widths = new NumberModel();
        private final int[] forms = NumberModel.halves(FORMS * FORMS);
        private int form;

        Values(int symbols, int strings) {
            addresses = new ValueModel(symbols);
            numbers = new ValueModel(strings);
        }

        boolean code(EntropyCoder coder, NumberText text) {
            int high = coder.bit(forms, form * FORMS + 1, text.form >> 1);
            form = high << 1 | coder.bit(forms, form * FORMS + 2 + high, text.form & 1);
            text.form = form;
            if (form == NumberText.NONE) {
                return false;
            }
            text.width = (int) Math.min(widths.code(coder, text.width), Integer.MAX_VALUE);
            text.value = numbers.code(coder, text.value);
            return true;
        }
    }

    /**
     * The first version of the layout.
     *
     * @param strings how many strings there are before the first symbol; numbers from here on are new
     */
    SymbolModel(int strings) {
        this(strings, null);
    }

    /** The second version, for so many new symbols and strings. */
    SymbolModel(int strings, int newSymbols, int newStrings) {
        this(strings, new Values(newSymbols, newStrings));
    }

    private SymbolModel(int strings, @Nullable Values values) {
        this.strings = strings;
        this.values = values;
        for (int i = 0; i < NEAR_STEPS; i++) {
            steps[i] = new NumberModel();
        }
    }

    /** Codes a symbol; from damaged code anything may come, but no exception. */
    void code(EntropyCoder coder, SymbolRow row) {
        int high = coder.bit(kinds, kind * SymbolRow.KINDS + 1, row.kind >> 1);
        kind = high << 1 | coder.bit(kinds, kind * SymbolRow.KINDS + 2 + high, row.kind & 1);
        row.kind = kind;
        row.address = kind == 0 ? address(coder, row.address) : 0;
        row.text = id(texts, coder, row.text);
        row.function = id(functions, coder, row.function);
        row.source = id(sources, coder, row.source);
    }

    /** Codes the length of a string. */
    long length(EntropyCoder coder, long length) {
        return lengths.code(coder, length);
    }

    /**
     * Codes a string that is a number, or that it is none; in the first version none is.
     *
     * @param text the number; if it is none, the length of the string follows
     */
    boolean number(EntropyCoder coder, NumberText text) {
        Values model = values;
        return model != null && model.code(coder, text);
    }

    private long address(EntropyCoder coder, long wanted) {
        Values model = values;
        if (model != null) {
            return model.addresses.code(coder, wanted);
        }
        long distance = wanted - address;
        if (coder.bit(far, 0, distance >= -FAR && distance < FAR ? 0 : 1) == 1) {
            long high = coder.equalBits(32, wanted >>> 32);
            address = high << 32 | coder.equalBits(32, wanted & 0xffff_ffffL);
        } else {
            distance = unzigzag(steps[step].code(coder, zigzag(distance)));
            step = distance == 2 ? 1 : distance == 4 ? 2 : 3;
            address += distance;
        }
        return address;
    }

    private int id(IdModel model, EntropyCoder coder, int id) {
        int coded = model.code(coder, id, strings);
        strings = Math.max(strings, coded == Integer.MAX_VALUE ? coded : coded + 1);
        return coded;
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    static long unzigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }
}
