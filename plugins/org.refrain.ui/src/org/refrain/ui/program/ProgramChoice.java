/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the user said about a trace's program.
 *
 * @param kind how it is found
 * @param path for {@link Kind#FILE} the program; for {@link Kind#AUTOMATIC} the one found last, which is looked at
 *        first
 */
public record ProgramChoice(Kind kind, @Nullable Path path) {

    /** Look for it. */
    public static final ProgramChoice AUTOMATIC = new ProgramChoice(Kind.AUTOMATIC, null);

    /** Do without. */
    public static final ProgramChoice NONE = new ProgramChoice(Kind.NONE, null);

    /** How a program is found. */
    public enum Kind {
        AUTOMATIC, FILE, NONE
    }

    /** This very file. */
    public static ProgramChoice file(Path path) {
        return new ProgramChoice(Kind.FILE, path);
    }

    /** Look for it, at this file first. */
    public static ProgramChoice automatic(@Nullable Path lastFound) {
        return new ProgramChoice(Kind.AUTOMATIC, lastFound);
    }

    /** Reads what {@link #toString} wrote; automatic when it is anything else. */
    public static ProgramChoice parse(String text) {
        int colon = text.indexOf(':');
        String word = colon < 0 ? text : text.substring(0, colon);
        for (Kind kind : Kind.values()) {
            if (kind.name().equals(word)) {
                Path path = colon < 0 ? null : pathOf(text.substring(colon + 1));
                return kind == Kind.FILE && path == null ? AUTOMATIC : new ProgramChoice(kind, path);
            }
        }
        return AUTOMATIC;
    }

    private static @Nullable Path pathOf(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null; // from a workspace of another operating system
        }
    }

    @Override
    public String toString() {
        Path known = path;
        return known == null ? kind.name() : kind.name() + ":" + known;
    }
}
