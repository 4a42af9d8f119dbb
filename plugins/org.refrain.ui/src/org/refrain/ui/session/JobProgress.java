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
 * <p>The core does not say beforehand how many tasks there will be, so each takes a fixed share of what is left of the
 * bar: it never runs backwards and never stands at its end.
 */
public final class JobProgress implements Progress {

    private static final int TICKS = 1000;
    /** Reading, the first task, takes about as long as all others together. */
    private static final double SHARE_OF_A_TASK = 0.5;
    private static final long PAUSE_NANOS = 100_000_000;

    private final IProgressMonitor monitor;
    private final SubMonitor bar;
    private final Consumer<IndexingProgress> words;
    private String task = "";
    /** Where on the bar the task began, and how far it has come, from 0 to 1. */
    private double begin;
    private double reached;
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
        double fraction = total <= 0 ? 0 : (double) Math.min(done, total) / total;
        boolean begins = !newTask.equals(task);
        if (begins) {
            task = newTask;
            begin = reached;
            bar.subTask(newTask);
        }
        reached = Math.max(reached, begin + (1 - begin) * SHARE_OF_A_TASK * fraction);
        long now = System.nanoTime();
        if (begins || now - lastTold >= PAUSE_NANOS) {
            lastTold = now;
            int newTicks = (int) (TICKS * reached);
            bar.worked(newTicks - ticks);
            ticks = newTicks;
            words.accept(new IndexingProgress(newTask, newTicks, TICKS));
        }
    }

    @Override
    public boolean isCancelled() {
        return monitor.isCanceled();
    }
}
