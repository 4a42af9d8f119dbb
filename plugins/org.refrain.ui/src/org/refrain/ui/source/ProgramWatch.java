/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.ui.program.FoundProgram;
import org.refrain.ui.session.TraceSession;

/**
 * Notices that a trace's program has been built again since it was read. What was read stays in use: the recorded code
 * is that of the older build, and whoever wants the newer one says so.
 *
 * <p>A program in the workspace is looked at when the workspace says that it has changed, any other one when
 * {@link #check} is called. A build that writes the same bytes again is none. Use on the user interface's thread.
 */
final class ProgramWatch implements IResourceChangeListener {

    private static final int BUFFER = 1 << 16;

    private final TraceSession session;
    private final Runnable changed;
    /** The program; asked by the workspace's thread too. */
    private volatile @Nullable Path path;
    private @Nullable Stamp read;
    private boolean rebuilt;
    private boolean disposed;

    /** How a file looked at some moment: contents are only compared when the rest differs. */
    private record Stamp(long size, long modified, long contents) {

        static @Nullable Stamp of(Path path) {
            try (InputStream in = Files.newInputStream(path)) {
                CRC32C sum = new CRC32C();
                byte[] buffer = new byte[BUFFER];
                for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                    sum.update(buffer, 0, count);
                }
                return new Stamp(Files.size(path), Files.getLastModifiedTime(path).toMillis(), sum.getValue());
            } catch (IOException e) {
                return null; // deleted, perhaps by a build that is still at work
            }
        }

        boolean isSameFile(Path path) {
            try {
                return Files.size(path) == size && Files.getLastModifiedTime(path).toMillis() == modified;
            } catch (IOException e) {
                return true; // nothing newer is there
            }
        }

        boolean hasContentsOf(Stamp other) {
            return size == other.size && contents == other.contents;
        }
    }

    /** @param changed called when {@link #isRebuilt} has changed */
    ProgramWatch(TraceSession session, Runnable changed) {
        this.session = session;
        this.changed = changed;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
        programChanged();
    }

    void dispose() {
        disposed = true;
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
    }

    /** Whether the program is another one now than the one that was read. */
    boolean isRebuilt() {
        return rebuilt;
    }

    /** Looks at the session's program anew, because that has been read. */
    void programChanged() {
        FoundProgram found = session.foundProgram();
        Path newPath = found.outcome() == FoundProgram.Outcome.FOUND ? found.path() : null;
        path = newPath;
        read = null;
        rebuilt = false;
        if (newPath != null) {
            inBackground(() -> {
                Stamp stamp = Stamp.of(newPath);
                return () -> read = newPath.equals(path) ? stamp : read;
            });
        }
    }

    /** Looks, in the background, whether the program has changed. */
    void check() {
        Path watched = path;
        Stamp known = read;
        if (watched != null && known != null) {
            inBackground(() -> {
                Stamp now = known.isSameFile(watched) ? known : Stamp.of(watched);
                return () -> found(watched, known, now);
            });
        }
    }

    private void found(Path watched, Stamp known, @Nullable Stamp now) {
        boolean newRebuilt = now == null ? rebuilt : !now.hasContentsOf(known);
        if (watched.equals(path) && known == read && newRebuilt != rebuilt) {
            rebuilt = newRebuilt;
            changed.run();
        }
    }

    /** Finds something out; what is to be done then is done on the user interface's thread. */
    @FunctionalInterface
    private interface Look {
        Runnable look();
    }

    private void inBackground(Look look) {
        Display display = Display.getCurrent();
        ICoreRunnable work = monitor -> {
            Runnable then = look.look();
            if (!display.isDisposed()) {
                display.asyncExec(() -> {
                    if (!disposed) {
                        then.run();
                    }
                });
            }
        };
        Job.createSystem(Messages.ProgramWatch_name, work).schedule();
    }

    @Override
    @NonNullByDefault({})
    public void resourceChanged(IResourceChangeEvent event) {
        Path watched = path;
        if (watched == null) {
            return;
        }
        for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(watched.toUri())) {
            IResourceDelta delta = event.getDelta().findMember(file.getFullPath());
            if (delta != null && delta.getKind() != IResourceDelta.REMOVED) {
                Display.getDefault().asyncExec(() -> {
                    if (!disposed) {
                        check();
                    }
                });
                return;
            }
        }
    }
}
