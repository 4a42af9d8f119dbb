/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.List;

/**
 * The model of each number of a term: of the loops' bounds, and of each field of the tuples. Immutable.
 *
 * <p>A number's class is what the algorithms look at; it says whether a fold may give the number a slope, and which
 * class the slope has.
 */
public final class FieldModels {

    /** Every number may become any function, as in the paper's experiments. */
    public static final FieldModels POLYNOMIAL = of(FieldModel.POLYNOMIAL);
    /** Every coefficient but the constant one stays as it is. */
    public static final FieldModels LINEAR = of(FieldModel.LINEAR);
    /** Nothing varies: loops are exact repeats. */
    public static final FieldModels CONSTANT = of(FieldModel.CONSTANT);

    static final byte CLASS_CONSTANT = 0;
    static final byte CLASS_LINEAR = 1;
    static final byte CLASS_POLYNOMIAL = 2;
    /** Added to the class of a bound and of the bound's slopes. */
    static final byte CLASS_BOUND = 4;

    private static final int MODEL_MASK = 3;

    private final byte bound;
    private final byte[] fields;

    private static FieldModels of(FieldModel model) {
        return new FieldModels(model, List.of(model));
    }

    /**
     * @param bounds the model of the bounds of inner loops
     * @param fields the model of each field; the last one holds for all further fields
     */
    public FieldModels(FieldModel bounds, List<FieldModel> fields) {
        if (fields.isEmpty()) {
            throw new IllegalArgumentException("no model for any field");
        }
        this.bound = (byte) (bounds.ordinal() | CLASS_BOUND);
        this.fields = new byte[fields.size()];
        for (int i = 0; i < this.fields.length; i++) {
            this.fields[i] = (byte) fields.get(i).ordinal();
        }
    }

    /** The class of an outermost bound. */
    byte boundClass() {
        return bound;
    }

    /** The class of a field of a tuple that is in no loop yet. */
    byte fieldClass(int field) {
        return fields[Math.min(field, fields.length - 1)];
    }

    /** Whether a number of this class may differ between iterations. */
    static boolean varies(byte numberClass) {
        return (numberClass & MODEL_MASK) != CLASS_CONSTANT;
    }

    static boolean isBound(byte numberClass) {
        return (numberClass & CLASS_BOUND) != 0;
    }

    /** The class of the slope that a fold gives to a number that varies. */
    static byte slopeClass(byte numberClass) {
        return (numberClass & MODEL_MASK) == CLASS_POLYNOMIAL
                ? numberClass : (byte) (numberClass & CLASS_BOUND | CLASS_CONSTANT);
    }
}
