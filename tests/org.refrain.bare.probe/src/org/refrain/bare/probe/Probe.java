/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.bare.probe;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

/** Starts bundles, opens a view and a file as a user would, writes one {@code key=value} line each, and quits. */
public final class Probe implements IStartup {

    private final List<String> report = new ArrayList<>();

    @Override
    public void earlyStartup() {
        String file = System.getProperty("probe.report");
        if (file != null) {
            Display.getDefault().asyncExec(() -> run(Path.of(file)));
        }
    }

    private void run(Path file) {
        startBundles();
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        openView(page, System.getProperty("probe.view", ""));
        openFile(page, System.getProperty("probe.open", ""));
        try {
            Files.write(file, report);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            PlatformUI.getWorkbench().close();
        }
    }

    private void startBundles() {
        for (String name : System.getProperty("probe.bundles", "").split(",")) {
            Bundle bundle = Platform.getBundle(name);
            if (bundle == null) {
                report.add(name + "=missing");
                continue;
            }
            try {
                bundle.start(Bundle.START_TRANSIENT);
                report.add(name + "=" + (bundle.getState() == Bundle.ACTIVE ? "active" : bundle.getState()));
            } catch (BundleException e) {
                report.add(name + "=" + e);
            }
        }
    }

    private void openView(IWorkbenchPage page, String id) {
        try {
            IViewPart view = page.showView(id);
            report.add("view=" + view.getClass().getName());
        } catch (CoreException e) {
            report.add("view=" + e);
        }
    }

    private void openFile(IWorkbenchPage page, String file) {
        try {
            IEditorPart editor = IDE.openEditorOnFileStore(page,
                    EFS.getLocalFileSystem().getStore(Path.of(file).toUri()));
            report.add("editor=" + (editor == null ? "none" : editor.getClass().getName()));
            report.add("editorId=" + (editor == null ? "none" : editor.getSite().getId()));
        } catch (CoreException e) {
            report.add("editor=" + e);
        }
    }
}
