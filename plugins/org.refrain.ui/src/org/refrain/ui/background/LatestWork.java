/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.background;

import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.session.IndexLease;

/**
 * Questions to an index, asked faster than they can be answered: one is worked on in a background job, one may wait,
 * older ones are dropped. Answers come on the user interface's thread, and only the one to the latest question.
 *
 * <p>Use it on the user interface's thread.
 *
 * @param <T> type of the answers
 */
public final class LatestWork<T> {

    /**
     * What is to be found out.
     *
     * @param <T> type of the answer
     */
    @FunctionalInterface
    public interface Question<T> {

        /**
         * Works in the background.
         *
         * @param index open until this method returns
         * @param cancelled whether the answer is not wanted any more
         * @return null when given up
         */
        @Nullable
        T answer(IndexedTrace index, BooleanSupplier cancelled);
    }

    private final Display display;
    private final Consumer<UncheckedIOException> damage;
    private final Job job;
    private final AtomicReference<@Nullable Task> waiting = new AtomicReference<>();
    private volatile @Nullable Task latest;

    private final class Task {

        final IndexLease lease;
        final Question<T> question;
        final Consumer<T> receiver;

        Task(IndexLease lease, Question<T> question, Consumer<T> receiver) {
            this.lease = lease;
            this.question = question;
            this.receiver = receiver;
        }
    }

    /**
     * @param name what is done, for the progress view
     * @param damage told when the index turns out to be damaged
     */
    public LatestWork(String name, Display display, Consumer<UncheckedIOException> damage) {
        this.display = display;
        this.damage = damage;
        job = Job.create(name, this::run);
        job.setSystem(true);
        job.setPriority(Job.INTERACTIVE);
    }

    /**
     * Asks; earlier questions will not be answered any more.
     *
     * @param lease the index asked; closed here in any case
     */
    public void ask(IndexLease lease, Question<T> question, Consumer<T> receiver) {
        Task task = new Task(lease, question, receiver);
        latest = task;
        drop(waiting.getAndSet(task));
        job.schedule();
    }

    /** Takes the latest question back. */
    public void cancel() {
        latest = null;
        drop(waiting.getAndSet(null));
    }

    private void drop(@Nullable Task task) {
        if (task != null) {
            task.lease.close();
        }
    }

    private IStatus run(IProgressMonitor monitor) {
        for (Task task = waiting.getAndSet(null); task != null; task = waiting.getAndSet(null)) {
            work(task, monitor);
        }
        return Status.OK_STATUS;
    }

    private void work(Task task, IProgressMonitor monitor) {
        try (IndexLease lease = task.lease) {
            BooleanSupplier cancelled = () -> latest != task || monitor.isCanceled();
            T answer = cancelled.getAsBoolean() ? null : task.question.answer(lease.index(), cancelled);
            if (answer != null) {
                deliver(task, () -> task.receiver.accept(answer));
            }
        } catch (UncheckedIOException e) {
            deliver(task, () -> damage.accept(e));
        }
    }

    private void deliver(Task task, Runnable delivery) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (latest == task) {
                    latest = null;
                    delivery.run();
                }
            });
        }
    }
}
