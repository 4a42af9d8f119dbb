/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.elf.ElfFormatException.Reason;

/** The source files that a program's debug information names. Immutable. */
public final class SourceFiles {

    /** The number of no file. */
    public static final int UNKNOWN = -1;

    private final List<String> paths;

    /** Gives files their numbers. */
    static final class Builder {

        /** Longer paths are not usual, and letters beyond it are counted. */
        private static final int USUAL_LENGTH = 256;

        private final List<String> paths = new ArrayList<>();
        private final Map<String, @Nullable Integer> numbers = new HashMap<>();
        private int lettersLeft = 32 << 20;

        /** A path inside a folder, see {@link SourceFiles#join}. */
        String join(String folder, String path) throws DwarfException {
            // Without this bound a folder of n letters could be put before each of n names.
            lettersLeft -= Math.max(0, folder.length() + path.length() - USUAL_LENGTH);
            if (lettersLeft < 0) {
                throw new DwarfException(Reason.TOO_LARGE, ".debug_line", 0, "The names of folders are too long");
            }
            return SourceFiles.join(folder, path);
        }

        /** The number of a path, a new one for a new path. */
        int add(String path) {
            Integer known = numbers.get(path);
            if (known != null) {
                return known;
            }
            numbers.put(path, paths.size());
            paths.add(path);
            return paths.size() - 1;
        }

        SourceFiles build() {
            return new SourceFiles(paths);
        }
    }

    private SourceFiles(List<String> paths) {
        this.paths = List.copyOf(paths);
    }

    /** Number of files; they are numbered from 0. */
    public int count() {
        return paths.size();
    }

    /** The path of a file as the compiler saw it, absolute where the compiler told its folder; empty for UNKNOWN. */
    public String path(int file) {
        return file < 0 || file >= paths.size() ? "" : paths.get(file);
    }

    /** The file's name without folders; empty for UNKNOWN. */
    public String name(int file) {
        String path = path(file);
        return path.substring(lastSeparator(path) + 1);
    }

    /**
     * Files that a person may mean: those whose path ends with whole parts of the given one, which may be a name alone.
     * Letters' case counts only if a file fits with it.
     *
     * @return their numbers, ascending
     */
    public List<Integer> like(String path) {
        String wanted = path.replace('\\', '/');
        List<Integer> exact = endingWith(wanted, false);
        return exact.isEmpty() ? endingWith(wanted, true) : exact;
    }

    private List<Integer> endingWith(String wanted, boolean anyCase) {
        List<Integer> found = new ArrayList<>();
        String tail = anyCase ? wanted.toLowerCase(Locale.ROOT) : wanted;
        for (int i = 0; i < paths.size(); i++) {
            String path = paths.get(i).replace('\\', '/');
            String whole = anyCase ? path.toLowerCase(Locale.ROOT) : path;
            int before = whole.length() - tail.length() - 1;
            if (whole.equals(tail) || whole.endsWith(tail) && before >= 0 && whole.charAt(before) == '/') {
                found.add(i);
            }
        }
        return found;
    }

    /** A path inside a folder, "." and ".." resolved; the path alone if it is absolute. */
    static String join(String folder, String path) {
        if (path.isEmpty()) {
            return folder;
        }
        char separator = folder.indexOf('/') < 0 && folder.indexOf('\\') >= 0 ? '\\' : '/';
        return resolve(folder.isEmpty() || isAbsolute(path) ? path : folder + separator + path);
    }

    private static boolean isAbsolute(String path) {
        return path.startsWith("/") || path.startsWith("\\") || path.length() > 1 && path.charAt(1) == ':';
    }

    private static String resolve(String path) {
        if (!path.contains("./") && !path.contains(".\\")) {
            return path;
        }
        List<String> parts = new ArrayList<>();
        StringBuilder result = new StringBuilder(path.length());
        int start = 0;
        for (int i = 0; i <= path.length(); i++) {
            if (i == path.length() || isSeparator(path.charAt(i))) {
                addPart(parts, path.substring(start, i), path.substring(i, Math.min(i + 1, path.length())));
                start = i + 1;
            }
        }
        parts.forEach(result::append);
        return result.toString();
    }

    private static void addPart(List<String> parts, String part, String separator) {
        String last = parts.isEmpty() ? "" : parts.get(parts.size() - 1);
        boolean isName = last.length() > 1 && !last.startsWith("..") && last.charAt(last.length() - 2) != ':';
        if (part.equals("..") && isName) {
            parts.remove(parts.size() - 1);
        } else if (!part.equals(".")) {
            parts.add(part + separator);
        }
    }

    private static boolean isSeparator(char c) {
        return c == '/' || c == '\\';
    }

    private static int lastSeparator(String path) {
        return Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    }
}
