/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import org.eclipse.osgi.util.NLS;

/**
 * What cycles and classes are called. The numbers are the same as in the editor and on the command line, so that a name
 * means the same in any order.
 */
public final class CycleNames {

    private CycleNames() {
    }

    /** A short name: "#55", "Class 3". */
    public static String of(CycleGroups groups, int id) {
        return groups.isClass(id) ? NLS.bind(Messages.CycleNames_class, id)
                : NLS.bind(Messages.CycleNames_cycle, groups.cycleOf(id));
    }

    /** A name inside a sentence: "Cycle #55", "Class 3". */
    public static String inSentence(CycleGroups groups, int id) {
        return groups.isClass(id) ? of(groups, id) : NLS.bind(Messages.CycleNames_longCycle, groups.cycleOf(id));
    }

    /** A name, and what is in it: "#55", "Class 12 (#21)", "Class 3 (4 cycles)". */
    public static String withContents(CycleGroups groups, int id) {
        if (!groups.isClass(id)) {
            return of(groups, id);
        }
        return groups.size(id) == 1 ? withCycle(groups, id, groups.cycleOf(id))
                : NLS.bind(Messages.CycleNames_classOf, of(groups, id), CycleText.number(groups.size(id)));
    }

    /** An occurrence's cycle, and its class if that is what is looked at: "Cycle #6", "Class 3 (#6)". */
    public static String at(CycleGroups groups, int id, long k) {
        return groups.isClass(id) ? withCycle(groups, id, groups.cycles().idOf(k)) : inSentence(groups, id);
    }

    private static String withCycle(CycleGroups groups, int id, int cycle) {
        return NLS.bind(Messages.CycleNames_classWith, of(groups, id),
                of(groups, groups.groupOf(cycle)));
    }
}
