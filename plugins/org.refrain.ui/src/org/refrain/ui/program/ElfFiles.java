/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;

/**
 * Linked programs by what is in their first bytes, in places of bounded size: a name decides only which files are
 * looked into at all.
 */
public final class ElfFiles {

    /** As linkers call programs; those without any extension too. */
    private static final Set<String> EXTENSIONS = Set.of("", "elf", "axf", "out", "abs", "afx", "dbg", "debug");

    /** Resources of a project that are looked at; larger ones are rare, and the rest of those is not searched. */
    private static final int MOST_RESOURCES = 100_000;
    /** Files that are opened to look at their first bytes. */
    private static final int MOST_FILES = 1000;

    private static final int HEAD = 20;
    private static final int TYPE = 16;
    private static final int BIG_ENDIAN = 2;
    private static final int EXECUTABLE = 2;
    private static final int SHARED = 3;

    private ElfFiles() {
    }

    /** The programs in a container of the workspace and all below it, those changed last first. */
    static List<Path> in(IContainer container) {
        List<Path> files = new ArrayList<>();
        int[] left = {MOST_RESOURCES};
        try {
            container.accept(proxy -> {
                if (proxy.getType() == IResource.FILE && mayBeProgram(proxy.getName())) {
                    IPath location = proxy.requestResource().getLocation();
                    if (location != null && files.size() < MOST_FILES) {
                        files.add(location.toFile().toPath());
                    }
                }
                return left[0]-- > 0;
            }, IResource.NONE);
        } catch (CoreException e) {
            return List.of(); // closed or deleted meanwhile
        }
        return newestFirst(files);
    }

    /** The programs in a folder, not below it, those changed last first. */
    static List<Path> in(Path folder) {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder,
                entry -> mayBeProgram(String.valueOf(entry.getFileName())))) {
            for (Path entry : entries) {
                if (files.size() == MOST_FILES) {
                    break;
                }
                files.add(entry);
            }
        } catch (IOException e) {
            return List.of(); // a folder that may not be listed has nothing for us
        }
        return newestFirst(files);
    }

    private static boolean mayBeProgram(String name) {
        int dot = name.lastIndexOf('.');
        return dot != 0 && EXTENSIONS.contains(dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT));
    }

    private static List<Path> newestFirst(List<Path> files) {
        Map<Path, Long> times = new HashMap<>();
        for (Path file : files) {
            if (isProgram(file)) {
                times.put(file, FileTimes.modified(file));
            }
        }
        List<Path> programs = new ArrayList<>(times.keySet());
        programs.sort((a, b) -> {
            int order = Long.compare(times.getOrDefault(b, 0L), times.getOrDefault(a, 0L));
            return order != 0 ? order : a.compareTo(b);
        });
        return programs;
    }

    /** Whether a file begins as a linked program in ELF does; object files and core dumps do not. */
    public static boolean isProgram(Path file) {
        if (!Files.isRegularFile(file)) {
            return false; // reading from a pipe or a device could wait for ever
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(HEAD);
            if (head.length < HEAD || head[0] != 0x7f || head[1] != 'E' || head[2] != 'L' || head[3] != 'F') {
                return false;
            }
            boolean big = head[5] == BIG_ENDIAN;
            int type = (head[big ? TYPE + 1 : TYPE] & 0xff) | (head[big ? TYPE : TYPE + 1] & 0xff) << 8;
            return type == EXECUTABLE || type == SHARED;
        } catch (IOException e) {
            return false; // whoever chooses it on purpose is told why
        }
    }
}
