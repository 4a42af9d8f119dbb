/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.osgi.util.NLS;
import org.refrain.ui.cycles.ranking.CycleText;

/** Notes, groups, and the hits in them; what is not listed is said at the end of a group. */
@NonNullByDefault({})
final class ResultContent implements ITreeContentProvider {

    /** How many groups are listed; there may be a class for nearly every cycle. */
    private static final int MOST_GROUPS = 300;

    /**
     * A sentence between the rows.
     *
     * @param group the group it is about, or null
     */
    record Note(Group group, String text) {
    }

    @Override
    public Object[] getElements(Object input) {
        List<Object> rows = new ArrayList<>();
        if (input instanceof TraceResult result) {
            result.answer().notes().forEach(text -> rows.add(new Note(null, text)));
            List<Group> groups = result.answer().groups();
            rows.addAll(groups.subList(0, Math.min(MOST_GROUPS, groups.size())));
            if (groups.size() > MOST_GROUPS) {
                rows.add(new Note(null, NLS.bind(Messages.ResultContent_more, CycleText.number(MOST_GROUPS),
                        CycleText.number(groups.size()))));
            }
        }
        return rows.toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
        List<Object> rows = new ArrayList<>();
        if (parent instanceof Group group) {
            rows.addAll(group.hits());
            if (group.hits().size() >= HitList.MOST) {
                rows.add(new Note(group, NLS.bind(Messages.ResultContent_more, CycleText.number(group.hits().size()),
                        CycleText.number(group.count()))));
            }
        }
        return rows.toArray();
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof Hit hit ? hit.group() : element instanceof Note note ? note.group() : null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof Group group && !group.hits().isEmpty();
    }
}
