/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/** A project of the workspace for one test; gone, with its editors, when it is closed. */
public final class TestProject implements AutoCloseable {

    /** The first line of a Keil trace. */
    public static final String KEIL_HEADING =
            "Time,Address / Port,Instruction / Data,Src Code / Trigger Addr,Function\n";

    private final IProject project;

    public TestProject(String name) throws CoreException {
        project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        if (project.exists()) {
            project.delete(true, true, null);
        }
        project.create(null);
        project.open(null);
    }

    /** A new file with this text. */
    public IFile file(String name, String text) throws CoreException {
        return file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A new file with these bytes. */
    public IFile file(String name, byte[] contents) throws CoreException {
        IFile file = project.getFile(name);
        file.create(new ByteArrayInputStream(contents), true, null);
        return file;
    }

    /** A copy of a file. */
    public IFile copy(Path from) throws CoreException, IOException {
        IFile file = project.getFile(String.valueOf(from.getFileName()));
        try (InputStream in = Files.newInputStream(from)) {
            file.create(in, true, null);
        }
        return file;
    }

    /** The text of a Keil trace that runs round a loop of ten instructions. */
    public static String keilLoop(int rounds) {
        StringBuilder text = new StringBuilder(KEIL_HEADING);
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < 10; i++) {
                text.append(String.format(",X : 0x%08X,%s,,main%n", 0x100 + 2 * i,
                        i == 9 ? "B        0x00000100" : "MOVS     r0,#0x0" + i));
            }
        }
        return text.toString();
    }

    @Override
    public void close() throws CoreException {
        Bot.closeEditors(project);
        project.delete(true, true, null);
    }
}
