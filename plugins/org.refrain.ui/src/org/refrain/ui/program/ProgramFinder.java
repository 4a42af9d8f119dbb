/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ProgramFit;
import org.refrain.ui.program.FoundProgram.Outcome;

/** Finds the program that a trace was recorded of. Reads files: use it in the background. */
public final class ProgramFinder {

    /** A program that holds this share of the addresses is taken without looking at others. */
    private static final double CERTAIN = 0.98;

    /** Programs that are read to see whether they fit; the newest ones of a project come first. */
    private static final int MOST_PROGRAMS = 12;

    private ProgramFinder() {
    }

    /**
     * Finds a program.
     *
     * @param trace the trace's file
     * @param file the same in the workspace, or null when it is not there
     * @param head what runs in the trace
     * @param choice what the user said
     */
    public static FoundProgram find(Path trace, @Nullable IFile file, TraceHead head, ProgramChoice choice) {
        if (!head.hasAddresses()) {
            return FoundProgram.without(Outcome.NO_ADDRESSES);
        }
        Path path = choice.path();
        return switch (choice.kind()) {
            case NONE -> FoundProgram.without(Outcome.NOT_WANTED);
            case FILE -> path == null ? FoundProgram.without(Outcome.NOTHING_THERE) : read(path, trace, head, true);
            case AUTOMATIC -> best(candidates(trace, file, path), trace, head);
        };
    }

    /**
     * The programs that a trace may be of, the most likely one first: those that its project builds, then those in the
     * project that were changed last, then those beside it.
     *
     * @param first looked at before all others if it is still there
     */
    public static Collection<Path> candidates(Path trace, @Nullable IFile file, @Nullable Path first) {
        Set<Path> candidates = new LinkedHashSet<>();
        if (first != null && ElfFiles.isProgram(first)) {
            candidates.add(first);
        }
        IProject project = file == null ? null : file.getProject();
        if (project != null && project.isAccessible()) {
            ProgramProviders.programs(project).stream().filter(ElfFiles::isProgram).forEach(candidates::add);
            candidates.addAll(ElfFiles.in(project));
        }
        Path folder = trace.getParent();
        if (folder != null) {
            candidates.addAll(ElfFiles.in(folder));
        }
        return candidates;
    }

    /** The first program that surely fits, else the one that fits best, else what is wrong with the first one. */
    private static FoundProgram best(Collection<Path> candidates, Path trace, TraceHead head) {
        FoundProgram best = FoundProgram.without(Outcome.NOTHING_THERE);
        int tried = 0;
        for (Path candidate : candidates) {
            if (tried++ == MOST_PROGRAMS) {
                break;
            }
            FoundProgram next = read(candidate, trace, head, false);
            if (next.outcome() == Outcome.FOUND && next.fit().share() >= CERTAIN) {
                return next;
            }
            if (rank(next) > rank(best)) {
                best = next;
            }
        }
        return best;
    }

    private static double rank(FoundProgram found) {
        return switch (found.outcome()) {
            case FOUND -> 3 + found.fit().share();
            case NONE_FITS -> 1 + found.fit().share();
            case UNREADABLE -> 1;
            default -> 0;
        };
    }

    private static FoundProgram read(Path path, Path trace, TraceHead head, boolean chosen) {
        try {
            ElfProgram program = ElfProgram.open(path);
            ProgramFit fit = head.fit(program.code());
            boolean newer = FileTimes.isNewer(path, trace);
            return chosen || fit.isUsable()
                    ? new FoundProgram(Outcome.FOUND, program, path, fit, newer, chosen, "")
                    : new FoundProgram(Outcome.NONE_FITS, null, path, fit, newer, false, "");
        } catch (ElfFormatException e) {
            return FoundProgram.unreadable(path, chosen, e.getMessage());
        } catch (IOException e) {
            return FoundProgram.unreadable(path, chosen, problem(path, e));
        }
    }

    /** What to tell a person of a file that the file system does not give. */
    public static String problem(Path path, IOException failure) {
        if (failure instanceof NoSuchFileException || !Files.exists(path)) {
            return NLS.bind(Messages.ProgramFinder_noSuchFile, path);
        }
        String message = failure.getMessage();
        return NLS.bind(Messages.ProgramFinder_notReadable, path, message == null ? "" : message);
    }
}
