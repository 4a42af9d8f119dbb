/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;

/** The core's progress as a job shows it. */
class JobProgressTest {

    /** Adds up the work that is reported. */
    private static final class Bar extends NullProgressMonitor {
        private int total;
        private int worked;

        @Override
        @NonNullByDefault({})
        public void beginTask(String name, int totalWork) {
            total = totalWork;
        }

        @Override
        public void worked(int work) {
            assertThat(work).isNotNegative();
            worked += work;
        }
    }

    @Test
    void neverRunsBackwardsNorBeyondItsEnd() {
        Bar bar = new Bar();
        List<IndexingProgress> words = new ArrayList<>();
        JobProgress progress = new JobProgress(bar, "job", words::add);

        for (String task : List.of("reading", "looking", "compressing", "writing")) {
            for (int done = 0; done <= 1000; done++) {
                progress.report(task, done, 1000);
            }
            progress.report(task, 2000, 1000);
        }

        assertThat(bar.worked).isPositive().isLessThanOrEqualTo(bar.total);
        assertThat(words.stream().map(IndexingProgress::task).distinct())
                .containsExactly("reading", "looking", "compressing", "writing");
        assertThat(words).hasSizeLessThan(100);
        assertThat(words.stream().map(IndexingProgress::percent)).isSorted();
    }

    @Test
    void stopsWhenTheJobIsCancelled() {
        Bar bar = new Bar();
        JobProgress progress = new JobProgress(bar, "job", words -> { });

        assertThat(progress.isCancelled()).isFalse();
        bar.setCanceled(true);
        assertThat(progress.isCancelled()).isTrue();
    }

    @Test
    void saysHowMuchIsDone() {
        assertThat(new IndexingProgress("t", 1, 4).percent()).isEqualTo(25);
        assertThat(new IndexingProgress("t", 5, 4).percent()).isEqualTo(100);
        assertThat(new IndexingProgress("t", 5, -1).percent()).isEqualTo(-1);
    }
}
