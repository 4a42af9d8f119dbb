/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * What was recognised: the top-level terms in order, packed. Run one after the other they give the sequence again.
 * Immutable and thread-safe; each {@link Cursor} belongs to one thread.
 */
public final class TermSequence {

    private final FieldModels models;
    private final PackedTerms packed;

    TermSequence(FieldModels models, PackedTerms packed) {
        this.models = models;
        this.packed = packed;
    }

    /** Top-level terms. */
    public long terms() {
        return packed.terms;
    }

    /** Loops and tuples in all terms. */
    public long nodes() {
        return packed.nodes;
    }

    /** Top-level terms that are loops. */
    public long loops() {
        return packed.loops;
    }

    /** The deepest nest; 0 without a loop. */
    public int depth() {
        return packed.depth;
    }

    /** Tuples of the sequence. */
    public long length() {
        return packed.length;
    }

    /** Bytes of the packed terms. */
    public long bytes() {
        return packed.bytes();
    }

    /** The packed terms, as {@link #bytes} counts them, for another compressor to work on. */
    public InputStream packed() {
        return packed.open();
    }

    /** Before the first term. */
    public Cursor cursor() {
        return new Cursor();
    }

    /** Walks over the terms. */
    public final class Cursor {

        private final PackedTerms.Reader reader = packed.reader(models);
        private NestTerm nest = new NestTerm(new FlatTerms(models, 0, 0));

        private Cursor() {
        }

        /** Goes to the next term; false behind the last one. */
        public boolean next() {
            if (!reader.hasNext()) {
                return false;
            }
            nest = reader.next();
            return true;
        }

        /** The term that has been reached. */
        public NestTerm nest() {
            return nest;
        }
    }

    /** All terms; for results that are known to be small. */
    public List<NestTerm> toList() {
        List<NestTerm> all = new ArrayList<>();
        for (Cursor cursor = cursor(); cursor.next();) {
            all.add(cursor.nest());
        }
        return all;
    }

    /** Before the first tuple. */
    public SequenceRun start() {
        return new SequenceRun(cursor());
    }
}
