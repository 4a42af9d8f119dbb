/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** What our bundles write into the workspace's error log while a test runs: nothing, when all is well. */
public final class ErrorLog implements AutoCloseable {

    private static final String OURS = "org.refrain";

    private final List<IStatus> entries = new CopyOnWriteArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (concernsUs(status)) {
            entries.add(status);
        }
    };

    public ErrorLog() {
        Platform.addLogListener(listener);
    }

    /** Warnings and errors that came from our bundles or through our code. */
    public List<IStatus> entries() {
        return entries;
    }

    @Override
    public void close() {
        Platform.removeLogListener(listener);
    }

    /**
     * When two threads ask CDT about projects for the very first time, one may be told that no build systems are there:
     * its list of them is published before it is filled (CProjectDescriptionManager.initProviderInfo).
     */
    private static boolean isRaceOfCdt(IStatus status) {
        return status.getPlugin().equals("org.eclipse.cdt.core")
                && (status.toString().contains("required build system is not installed")
                        || status.toString().contains("does not contain valid configurations"));
    }

    private static boolean concernsUs(IStatus status) {
        if (!status.matches(IStatus.ERROR | IStatus.WARNING) || isRaceOfCdt(status)) {
            return false;
        }
        if (status.getPlugin().startsWith(OURS)) {
            return true;
        }
        for (Throwable thrown = status.getException(); thrown != null; thrown = thrown.getCause()) {
            for (StackTraceElement element : thrown.getStackTrace()) {
                if (element.getClassName().startsWith(OURS)) {
                    return true;
                }
            }
        }
        return false;
    }
}
