/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.startup;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.statushandlers.StatusManager;
import org.refrain.ui.editor.TraceEditor;

/**
 * Opens a file in the trace editor. When its folder is an Eclipse project, that becomes part of the workspace first,
 * where it lies; any other file opens without a project.
 */
public final class TraceOpener {

    private static final String PROJECT_FILE = ".project";

    private TraceOpener() {
    }

    /** Opens the file in the first window. On the user interface's thread. */
    public static void open(Path file) {
        IWorkbenchWindow[] windows = PlatformUI.getWorkbench().getWorkbenchWindows();
        IWorkbenchPage page = windows.length == 0 ? null : windows[0].getActivePage();
        if (page == null) {
            return;
        }
        try {
            page.openEditor(inputFor(file), TraceEditor.ID);
        } catch (CoreException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }

    /** What an editor is to open: the file in the workspace when it is there or can be. */
    public static IEditorInput inputFor(Path file) throws CoreException {
        IFile known = inWorkspace(file);
        if (known == null && addProject(file.getParent())) {
            known = inWorkspace(file);
        }
        return known != null ? new FileEditorInput(known)
                : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(file.toUri()));
    }

    private static @Nullable IFile inWorkspace(Path file) {
        for (IFile candidate : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri())) {
            if (candidate.exists()) {
                return candidate;
            }
        }
        return null;
    }

    /** Makes a folder's project part of the workspace; false when it has none, or one of that name is there already. */
    private static boolean addProject(@Nullable Path folder) throws CoreException {
        if (folder == null || !Files.isRegularFile(folder.resolve(PROJECT_FILE))) {
            return false;
        }
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IProjectDescription description = workspace.loadProjectDescription(
                org.eclipse.core.runtime.Path.fromOSString(folder.resolve(PROJECT_FILE).toString()));
        IProject project = workspace.getRoot().getProject(description.getName());
        if (project.exists()) {
            return false;
        }
        project.create(description, null);
        project.open(null);
        return true;
    }
}
