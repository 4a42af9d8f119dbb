/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.refrain.core.progress.Progress;

/**
 * Hands the core's progress to a job's monitor, and ten times a second to whoever shows it in words.
 *
 * <p>The core does not say beforehand how many tasks there will be, so each takes nine tenths of what is left of the
 * bar: it never runs backwards and never stands at its end.
 */
public final class JobProgress implements Progress {

    private static final int TICKS = 10_000;
    private static final int TICKS_OF_A_TASK = 9_000;
    private static final long PAUSE_NANOS = 100_000_000;

    private final IProgressMonitor monitor;
    private final SubMonitor bar;
    private final Consumer<IndexingProgress> words;
    private String task = "";
    private int ticks;
    private long lastTold = System.nanoTime() - PAUSE_NANOS;

    /** @param words called in the working thread */
    public JobProgress(IProgressMonitor monitor, String name, Consumer<IndexingProgress> words) {
        this.monitor = monitor;
        this.bar = SubMonitor.convert(monitor, name, TICKS);
        this.words = words;
    }

    @Override
    public void report(String newTask, long done, long total) {
        long now = System.nanoTime();
        boolean begins = !newTask.equals(task);
        boolean ends = total > 0 && done >= total && ticks < TICKS_OF_A_TASK;
        if (!begins && !ends && now - lastTold < PAUSE_NANOS) {
            return;
        }
        lastTold = now;
        if (begins) {
            task = newTask;
            ticks = 0;
            bar.setWorkRemaining(TICKS);
            bar.subTask(newTask);
        }
        if (total > 0) {
            int reached = (int) (TICKS_OF_A_TASK * (double) Math.min(done, total) / total);
            if (reached > ticks) {
                bar.worked(reached - ticks);
                ticks = reached;
            }
        }
        words.accept(new IndexingProgress(newTask, done, total));
    }

    @Override
    public boolean isCancelled() {
        return monitor.isCanceled();
    }
}
