/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.benchmarks.paths.ChosenPath.Frequency;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.scheme.ChunkEngine;
import org.refrain.core.path.scheme.ChunkedTrace;
import org.refrain.core.progress.Progress;

class PathBenchTest {

    @Test
    void generatedTracesAreTheSameEveryTime() {
        FlowTrace lisp = LispProgram.trace(200_000);
        assertThat(lisp.deepest()).isGreaterThan(3000);
        assertThat(digest(lisp)).isEqualTo(digest(LispProgram.trace(200_000)));
        FlowTrace compiler = CompilerProgram.trace(1_000_000);
        assertThat(compiler.flow().alphabet().functionCount()).isGreaterThan(200);
        assertThat(digest(compiler)).isEqualTo(digest(CompilerProgram.trace(1_000_000)));
    }

    @Test
    void choosesPathsByHowOftenTheirFunctionsRun() throws Exception {
        FlowRecorder recorder = new FlowRecorder();
        recorder.enter("main");
        for (int i = 0; i < 4000; i++) {
            run(recorder, "often", 1, 2, 3);
            if (i % 1000 < 500) {
                run(recorder, "half", 4, 5, 6);
            }
            if (i == 2000) {
                run(recorder, "once", 7, 8, 9);
            }
        }
        FlowTrace trace = recorder.trace("test", "made up");
        ChunkedTrace chunks = ChunkEngine.of(trace.flow(), trace.eventsPerChunk(), Progress.NONE).chunks();
        List<ChosenPath> paths = PathChooser.choose(trace.flow(), chunks);
        assertThat(paths).extracting(ChosenPath::frequency).containsExactly(Frequency.values());
        assertThat(paths).extracting(ChosenPath::function).containsExactly("once", "half", "often");
        assertThat(paths).extracting(ChosenPath::occurrences).containsExactly(1L, 2000L, 4000L);
        PathEngine engine = PathEngines.open(PathEngines.AUTO, trace.flow(), Progress.NONE);
        for (ChosenPath path : paths) {
            PathQuery query = PathQuery.of(trace.flow().alphabet(), path.function(), path.blocks());
            assertThat(engine.match(query, Progress.NONE).count()).as(path.function()).isEqualTo(path.occurrences());
        }
    }

    private static void run(FlowRecorder recorder, String function, int... blocks) {
        recorder.enter(function);
        for (int block : blocks) {
            recorder.block(block);
        }
        recorder.exit();
    }

    private static long digest(FlowTrace trace) {
        long[] digest = {trace.flow().length()};
        GrammarExpander.<RuntimeException>expand(trace.flow().grammar(), 0,
                symbol -> digest[0] = 31 * digest[0] + symbol);
        return digest[0];
    }
}
