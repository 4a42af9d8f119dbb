/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.refrain.ui.bot.Ui;

/**
 * Watches the user interface's thread: how long it works without looking for the user's next event, in wall clock and
 * in processor time, and what it does when that takes long. Stretches end when the thread goes to sleep, and at each
 * piece of work that another thread handed over.
 */
final class UiWatch implements AutoCloseable {

    /** Nanoseconds that the thread may be held. */
    static final long LIMIT = 50_000_000;

    private static final long SAMPLE_MILLIS = 5;
    private static final long QUIET_NANOS = 40_000_000;
    /** Less than this is nothing but an animation of the window system's, which may go on for ever. */
    private static final long TRIFLE = 1_000_000;
    private static final long PATIENCE_NANOS = 120_000_000_000L;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Display display = Ui.display();
    private final Thread ui = display.getThread();
    private final List<Hold> holds = new ArrayList<>();
    private final List<StackTraceElement[]> samples = new ArrayList<>();
    private final Thread sampler = new Thread(this::sample, "samples of the user interface's thread");
    private String action = "";
    private int depth;
    private boolean asleep = true;
    private long begin = System.nanoTime();
    private long lastWork = begin;
    private long beginCpu;
    private long longest;
    private long longestCpu;
    private volatile boolean closed;

    UiWatch() {
        Ui.run(() -> {
            display.addListener(SWT.PreExternalEventDispatch, event -> end(true));
            display.addListener(SWT.PostExternalEventDispatch, event -> begin());
            display.addListener(SWT.PreEvent, this::before);
            display.addListener(SWT.PostEvent, this::after);
        });
        sampler.setDaemon(true);
        sampler.start();
    }

    /**
     * What somebody waited for, in nanoseconds.
     *
     * @param wall by the clock
     * @param cpu processor time of the user interface's thread
     * @param all processor time of all threads but those that measure: what the wait would be on a machine of our own
     */
    record Took(long wall, long cpu, long all) {
    }

    /** Starts work on the thread and waits until nothing of it is left: no job, no event, nothing to be painted. */
    Took run(String name, Runnable work) {
        return run(name, List.of(work));
    }

    /** The same for pieces that are handed over one after the other. */
    Took run(String name, List<Runnable> work) {
        settle();
        synchronized (this) {
            action = name;
        }
        CountDownLatch done = new CountDownLatch(work.size());
        long start = System.nanoTime();
        long cpu = threads.getThreadCpuTime(ui.getId());
        long all = allCpu();
        work.forEach(piece -> display.asyncExec(() -> {
            done.countDown();
            piece.run();
        }));
        await(done);
        long end = settle();
        return new Took(Math.max(0, end - start), threads.getThreadCpuTime(ui.getId()) - cpu, allCpu() - all);
    }

    private long allCpu() {
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            if (id != Thread.currentThread().getId() && id != sampler.getId()) {
                sum += Math.max(0, threads.getThreadCpuTime(id));
            }
        }
        return sum;
    }

    private static void await(CountDownLatch done) {
        try {
            if (!done.await(PATIENCE_NANOS, TimeUnit.NANOSECONDS)) {
                throw new AssertionError("the user interface's thread never came back");
            }
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static AssertionError interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new AssertionError("interrupted", e);
    }

    /** Waits until nothing happens any more; returns when something happened last. */
    private long settle() {
        long limit = System.nanoTime() + PATIENCE_NANOS;
        long idleSince = System.nanoTime();
        while (System.nanoTime() < limit) {
            long since = quietSince();
            long now = System.nanoTime();
            if (since == 0 || !Job.getJobManager().isIdle()) {
                idleSince = now;
            } else if (now - Math.max(since, idleSince) > QUIET_NANOS) {
                return since;
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw interrupted(e);
            }
        }
        throw new AssertionError("never quiet: " + action + ", jobs " + Arrays.stream(Job.getJobManager().find(null))
                .filter(job -> job.getState() != Job.SLEEPING).map(job -> job + " " + Arrays.toString(stack(job)))
                .toList());
    }

    private static StackTraceElement[] stack(Job job) {
        Thread thread = job.getThread();
        return thread == null ? new StackTraceElement[0] : thread.getStackTrace();
    }

    /** The longest stretches so far, and forgets them. */
    synchronized Took longest() {
        Took result = new Took(longest, longestCpu, 0);
        longest = 0;
        longestCpu = 0;
        return result;
    }

    /** All stretches that were too long. */
    synchronized List<Hold> holds() {
        return List.copyOf(holds);
    }

    private synchronized long quietSince() {
        return asleep || System.nanoTime() - begin < TRIFLE ? lastWork : 0;
    }

    private void before(Event event) {
        if (depth++ == 0 && event.detail == SWT.None) {
            end(false);
        }
    }

    private void after(Event event) {
        if (depth > 0 && --depth == 0 && event.detail == SWT.None) {
            end(false);
        }
    }

    private synchronized void begin() {
        asleep = false;
        begin = System.nanoTime();
        beginCpu = threads.getCurrentThreadCpuTime();
    }

    private synchronized void end(boolean sleeps) {
        long now = System.nanoTime();
        long nowCpu = threads.getCurrentThreadCpuTime();
        if (!asleep) {
            lastWork = nowCpu - beginCpu > TRIFLE ? now : lastWork;
            longest = Math.max(longest, now - begin);
            longestCpu = Math.max(longestCpu, nowCpu - beginCpu);
            if (now - begin > LIMIT) {
                holds.add(new Hold(action, now - begin, nowCpu - beginCpu, List.copyOf(samples)));
            }
        }
        samples.clear();
        asleep = sleeps;
        begin = now;
        beginCpu = nowCpu;
    }

    private void sample() {
        while (!closed) {
            try {
                Thread.sleep(SAMPLE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            if (isHeld()) {
                StackTraceElement[] stack = ui.getStackTrace();
                synchronized (this) {
                    if (isHeld()) {
                        samples.add(stack);
                    }
                }
            }
        }
    }

    private synchronized boolean isHeld() {
        return !asleep && System.nanoTime() - begin > SAMPLE_MILLIS * 1_000_000;
    }

    @Override
    public void close() {
        closed = true;
        sampler.interrupt();
    }
}
