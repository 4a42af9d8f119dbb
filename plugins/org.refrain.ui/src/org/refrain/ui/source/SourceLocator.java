/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Finds source files that a program names by the paths its compiler saw.
 *
 * <p>What the user once said ({@link SourceMappings}) counts first, then the path itself, then the workspace's file
 * whose path has most parts at its end in common with it. A name alone, without a folder in common, is enough only in
 * the project that the trace is in: elsewhere it would often be another program's file. Of files that fit equally well,
 * those of that project count.
 *
 * <p>Answers are kept until something in the workspace changes. A new answer looks at every file of the workspace: ask
 * in the background. Safe for threads.
 */
public final class SourceLocator {

    private static final Map<Question, @Nullable SourceLocation> KNOWN = new ConcurrentHashMap<>();

    private static boolean listening;

    private record Question(String path, @Nullable IProject project) {
    }

    private SourceLocator() {
    }

    /**
     * Finds a file.
     *
     * @param path as the program names it
     * @param project that of the trace, or null
     */
    public static SourceLocation locate(String path, @Nullable IProject project) {
        listen();
        Question question = new Question(path, project);
        SourceLocation known = KNOWN.get(question);
        if (known == null) {
            known = find(path, project);
            KNOWN.put(question, known);
        }
        return known;
    }

    /** Forgets all answers. */
    static void forget() {
        KNOWN.clear();
    }

    private static synchronized void listen() {
        if (!listening) {
            listening = true;
            ResourcesPlugin.getWorkspace().addResourceChangeListener(new IResourceChangeListener() {
                @Override
                @NonNullByDefault({})
                public void resourceChanged(IResourceChangeEvent event) {
                    forget();
                }
            }, IResourceChangeEvent.POST_CHANGE);
        }
    }

    private static SourceLocation find(String path, @Nullable IProject project) {
        Path mapped = SourceMappings.find(path);
        Path file = mapped == null ? existing(path) : mapped;
        if (file != null) {
            return SourceLocation.of(inWorkspace(file, project));
        }
        return bySuffix(PathParts.of(path), project);
    }

    private static @Nullable Path existing(String path) {
        try {
            Path file = Path.of(path).normalize();
            return file.isAbsolute() && Files.isRegularFile(file) ? file : null;
        } catch (InvalidPathException e) {
            return null; // a path of another operating system
        }
    }

    /** A file as the workspace knows it, in this project if possible. */
    private static SourceFile inWorkspace(Path path, @Nullable IProject project) {
        List<IFile> files = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot()
                .findFilesForLocationURI(path.toUri())).filter(IResource::isAccessible).toList();
        return files.stream().filter(file -> file.getProject().equals(project)).findFirst()
                .or(() -> files.stream().findFirst()).map(SourceFile::of).orElseGet(() -> SourceFile.of(path));
    }

    private static SourceLocation bySuffix(List<String> path, @Nullable IProject project) {
        if (path.isEmpty()) {
            return SourceLocation.MISSING;
        }
        List<IFile> best = new ArrayList<>();
        int most = 1;
        for (IFile file : named(path.get(path.size() - 1))) {
            int equal = PathParts.equalAtEnd(path, Arrays.asList(file.getFullPath().segments()));
            if (equal == 1 && !file.getProject().equals(project)) {
                continue;
            }
            if (equal > most) {
                best.clear();
                most = equal;
            }
            if (equal == most) {
                best.add(file);
            }
        }
        List<IFile> own = best.stream().filter(file -> file.getProject().equals(project)).toList();
        return new SourceLocation((own.isEmpty() ? best : own).stream().map(SourceFile::of).toList());
    }

    /** All accessible files of a name; the case of letters does not matter. */
    private static List<IFile> named(String name) {
        List<IFile> files = new ArrayList<>();
        try {
            ResourcesPlugin.getWorkspace().getRoot().accept(proxy -> {
                if (proxy.getType() == IResource.FILE && proxy.getName().equalsIgnoreCase(name)
                        && proxy.requestResource() instanceof IFile file) {
                    files.add(file);
                }
                return true;
            }, IResource.NONE);
        } catch (CoreException e) {
            return List.of(); // changed while we looked; the change makes us look again
        }
        return files;
    }
}
