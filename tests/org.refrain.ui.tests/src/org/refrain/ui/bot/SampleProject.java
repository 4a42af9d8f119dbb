/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/**
 * A copy of the sample as a project of the workspace, as a person imports it; gone, with its editors, when it is
 * closed.
 */
public final class SampleProject implements AutoCloseable {

    private final IProject project;

    public SampleProject() throws CoreException, IOException {
        this("refrain-sample");
    }

    public SampleProject(String name) throws CoreException, IOException {
        project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        if (project.exists()) {
            project.delete(true, true, null);
        }
        Path folder = ResourcesPlugin.getWorkspace().getRoot().getLocation().append(name).toFile().toPath();
        copy(TestFiles.sample().getParent(), folder);
        project.create(null);
        project.open(null);
        project.refreshLocal(IResource.DEPTH_INFINITE, null);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    public IProject project() {
        return project;
    }

    public IFile trace() {
        return project.getFile("trace.csv.gz");
    }

    public IFile elf() {
        return project.getFile("firmware.elf");
    }

    /** A source file, such as main.c. */
    public IFile source(String name) {
        return project.getFile("src/" + name);
    }

    @Override
    public void close() throws CoreException {
        Bot.closeEditors(project);
        if (project.exists()) {
            project.delete(true, true, null);
        }
    }
}
