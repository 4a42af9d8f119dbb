/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;

/** What is asked about a path. */
enum Question {

    FIRST {
        @Override
        long answer(PathMatches matches) throws PathException {
            return digest(matches.first());
        }
    },

    COUNT {
        @Override
        long answer(PathMatches matches) throws PathException {
            return matches.count();
        }
    },

    /** Every occurrence with its place and frame, one after the other. */
    ALL {
        @Override
        long answer(PathMatches matches) throws PathException {
            OccurrenceCursor cursor = matches.occurrences();
            long digest = 0;
            Occurrence next = cursor.next();
            while (next != null) {
                digest = 31 * digest + digest(next);
                next = cursor.next();
            }
            return digest;
        }
    };

    /** Answers the question; equal answers are equal numbers. */
    abstract long answer(PathMatches matches) throws PathException;

    private static long digest(@Nullable Occurrence occurrence) {
        return occurrence == null ? -1 : 31 * (31 * occurrence.position() + occurrence.frame()) + occurrence.depth();
    }
}
