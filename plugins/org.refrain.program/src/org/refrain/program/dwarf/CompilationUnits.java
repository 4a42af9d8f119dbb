/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The units of .debug_info. Not safe for threads. */
public final class CompilationUnits {

    private final DwarfSections sections;
    private final DwarfStrings strings;
    private final Abbreviations.Cache tables;
    private final List<CompilationUnit> units = new ArrayList<>();
    private final List<DwarfProblem> problems = new ArrayList<>();

    /**
     * Reads the units' headers and first entries; one that cannot be read is left out, see {@link #problems()}.
     *
     * @param sections the program's debug sections
     */
    public CompilationUnits(DwarfSections sections) {
        this.sections = sections;
        this.strings = new DwarfStrings(sections);
        this.tables = new Abbreviations.Cache(sections);
        int start = 0;
        while (start < sections.size(DwarfSections.Kind.INFO)) {
            int end = 0;
            try {
                DwarfCursor cursor = sections.cursor(DwarfSections.Kind.INFO, start);
                UnitLength length = UnitLength.read(cursor);
                end = length.end();
                units.add(new CompilationUnit(sections, strings, UnitHeader.read(cursor, start, length), tables));
            } catch (DwarfException e) {
                problems.add(e.problem());
                if (end == 0) {
                    return; // without a length there is no telling where the next one begins
                }
            }
            start = end;
        }
    }

    /** All units in the order of the section. */
    public List<CompilationUnit> units() {
        return Collections.unmodifiableList(units);
    }

    /** What could not be read. */
    public List<DwarfProblem> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** The texts of all units. */
    public DwarfStrings strings() {
        return strings;
    }

    /** The sections that the units are in. */
    public DwarfSections sections() {
        return sections;
    }
}
