/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.nio.file.Path;
import java.text.MessageFormat;

import org.eclipse.osgi.util.NLS;
import org.refrain.program.elf.ProgramFit;

/** Says in words which program a trace is shown with, and what is to be known about it. */
public final class ProgramText {

    private ProgramText() {
    }

    /** A few words to stand at the edge: the program's name, or that there is none; empty when there is no need. */
    public static String label(FoundProgram found) {
        return switch (found.outcome()) {
            case UNKNOWN, NO_ADDRESSES -> "";
            case FOUND -> found.name();
            case NOT_WANTED -> Messages.ProgramText_notWanted;
            case NOTHING_THERE, NONE_FITS, UNREADABLE -> Messages.ProgramText_choose;
        };
    }

    /** All that is known, in some sentences. */
    public static String details(FoundProgram found) {
        return switch (found.outcome()) {
            case UNKNOWN -> "";
            case NO_ADDRESSES -> Messages.ProgramText_noAddresses;
            case NOT_WANTED -> Messages.ProgramText_notWantedDetails;
            case NOTHING_THERE -> Messages.ProgramText_nothingThere;
            case NONE_FITS -> NLS.bind(Messages.ProgramText_noneFits, found.name(), share(found.fit()));
            case UNREADABLE -> found.problem();
            case FOUND -> found(found);
        };
    }

    /** What the user should know before trusting functions and lines; empty when all is well. */
    public static String warning(FoundProgram found) {
        return switch (found.outcome()) {
            case NONE_FITS -> NLS.bind(Messages.ProgramText_noneFits, found.name(), share(found.fit()));
            case UNREADABLE -> found.problem();
            case FOUND -> !found.fit().isUsable()
                    ? NLS.bind(Messages.ProgramText_otherProgram, found.name(), share(found.fit()))
                    : found.newer() ? NLS.bind(Messages.ProgramText_newer, found.name()) : "";
            default -> "";
        };
    }

    private static String found(FoundProgram found) {
        Path path = found.path();
        StringBuilder text = new StringBuilder(String.valueOf(path)).append('\n');
        text.append(MessageFormat.format(Messages.ProgramText_fit, found.fit().inside(), found.fit().addresses()));
        String warning = warning(found);
        return warning.isEmpty() ? text.toString() : text.append('\n').append(warning).toString();
    }

    /** A share in percent that says 100 only when it is all and 0 only when it is nothing. */
    private static String share(ProgramFit fit) {
        long percent = Math.round(100 * fit.share());
        boolean rounded = percent == 100 && fit.inside() < fit.addresses() || percent == 0 && fit.inside() > 0;
        return Long.toString(rounded ? percent == 0 ? 1 : 99 : percent);
    }
}
