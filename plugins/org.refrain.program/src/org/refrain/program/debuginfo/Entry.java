/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import org.refrain.program.dwarf.AttributeValue;
import org.refrain.program.dwarf.Tag;

/** An entry of .debug_info with the attributes that matter here, reused from entry to entry. */
final class Entry {

    /** Offset in .debug_info: what references to it hold. */
    int offset;
    int tag;
    /** How many entries it is inside of. */
    int depth;

    final AttributeValue name = new AttributeValue();
    final AttributeValue linkageName = new AttributeValue();
    final AttributeValue low = new AttributeValue();
    final AttributeValue high = new AttributeValue();
    final AttributeValue ranges = new AttributeValue();
    final AttributeValue origin = new AttributeValue();
    final AttributeValue declaredFile = new AttributeValue();
    final AttributeValue declaredLine = new AttributeValue();
    final AttributeValue callFile = new AttributeValue();
    final AttributeValue callLine = new AttributeValue();
    final AttributeValue callColumn = new AttributeValue();

    private final AttributeValue[] all = {name, linkageName, low, high, ranges, origin, declaredFile, declaredLine,
        callFile, callLine, callColumn};

    void clear() {
        for (AttributeValue value : all) {
            value.clear();
        }
    }

    void set(int attribute, AttributeValue value) {
        switch (attribute) {
            case Tag.At.NAME -> name.set(value);
            case Tag.At.LINKAGE_NAME, Tag.At.MIPS_LINKAGE_NAME -> linkageName.set(value);
            case Tag.At.LOW_PC -> low.set(value);
            case Tag.At.HIGH_PC -> high.set(value);
            case Tag.At.RANGES -> ranges.set(value);
            case Tag.At.ABSTRACT_ORIGIN, Tag.At.SPECIFICATION -> origin.set(value);
            case Tag.At.DECL_FILE -> declaredFile.set(value);
            case Tag.At.DECL_LINE -> declaredLine.set(value);
            case Tag.At.CALL_FILE -> callFile.set(value);
            case Tag.At.CALL_LINE -> callLine.set(value);
            case Tag.At.CALL_COLUMN -> callColumn.set(value);
            default -> {
                // not needed
            }
        }
    }
}
