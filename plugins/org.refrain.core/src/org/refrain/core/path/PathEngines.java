/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path;

import java.util.List;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.monoid.MonoidEngine;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.scheme.ChunkEngine;
import org.refrain.core.path.scheme.ChunkedTrace;
import org.refrain.core.path.scheme.ExpandingEngine;
import org.refrain.core.path.scheme.FlagEngine;
import org.refrain.core.path.scheme.StartRuleEngine;
import org.refrain.core.progress.Progress;

/** All ways to find paths, by the names that a user gives them. */
public final class PathEngines {

    /** The best way for every use. */
    public static final String AUTO = "auto";

    private static final List<String> SCHEMES = List.of(AUTO, "1", "2", "3", "4");

    private PathEngines() {
    }

    /** The names: "auto", and "1" to "4" for the published schemes. */
    public static List<String> schemes() {
        return SCHEMES;
    }

    /**
     * Makes the index that a scheme needs. Schemes 3 and 4 expand the trace once; "auto" and 2 take time linear in the
     * size of its grammar, 1 none.
     *
     * @param scheme one of {@link #schemes()}
     * @throws IllegalArgumentException if there is no such scheme
     * @throws PathException if the trace leaves more frames open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static PathEngine open(String scheme, ControlFlowTrace trace, Progress progress) throws PathException {
        return switch (scheme) {
            case AUTO -> open(new PathIndex(trace));
            case "1" -> new ExpandingEngine(trace);
            case "2" -> new FlagEngine(trace);
            case "3" -> ChunkEngine.of(trace, ChunkedTrace.EVENTS_PER_CHUNK, progress);
            case "4" -> new StartRuleEngine(trace, progress);
            default -> throw new IllegalArgumentException("no scheme \"" + scheme + "\"; there are " + SCHEMES);
        };
    }

    /** The best way, with an index that is there already. */
    public static PathEngine open(PathIndex index) {
        return new MonoidEngine(index);
    }
}
