/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.perspective;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.progress.IProgressConstants;

/**
 * Files on the left, the trace beside them, the calls that are open on the right; cycles, functions and flame chart
 * below over the whole width.
 */
public final class TracePerspective implements IPerspectiveFactory {

    /** The perspective's id. */
    public static final String ID = "org.refrain.ui.perspective.trace";

    private static final String CYCLES_VIEW = "org.refrain.ui.view.cycles";
    private static final String FUNCTIONS_VIEW = "org.refrain.ui.view.functions";
    private static final String LOOPS_VIEW = "org.refrain.ui.view.loops";
    private static final String ACCESSES_VIEW = "org.refrain.ui.view.accesses";
    private static final String FLAME_VIEW = "org.refrain.ui.view.flame";
    private static final String CALL_STACK_VIEW = "org.refrain.ui.view.callStack";

    /** Stands for further views of a kind. */
    private static final String ANOTHER = ":*";

    @Override
    @NonNullByDefault({})
    public void createInitialLayout(IPageLayout layout) {
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.55f, layout.getEditorArea());
        below.addView(CYCLES_VIEW);
        below.addView(FUNCTIONS_VIEW);
        below.addView(FLAME_VIEW);
        below.addView(LOOPS_VIEW);
        below.addPlaceholder(ACCESSES_VIEW);
        for (String view : List.of(CYCLES_VIEW, FUNCTIONS_VIEW, FLAME_VIEW, LOOPS_VIEW, ACCESSES_VIEW)) {
            below.addPlaceholder(view + ANOTHER);
        }
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addView(IProgressConstants.PROGRESS_VIEW_ID);
        layout.addView(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.LEFT, 0.18f, layout.getEditorArea());
        layout.addView(CALL_STACK_VIEW, IPageLayout.RIGHT, 0.78f, layout.getEditorArea());
        layout.addShowViewShortcut(CYCLES_VIEW);
        layout.addShowViewShortcut(FUNCTIONS_VIEW);
        layout.addShowViewShortcut(LOOPS_VIEW);
        layout.addShowViewShortcut(ACCESSES_VIEW);
        layout.addShowViewShortcut(FLAME_VIEW);
        layout.addShowViewShortcut(CALL_STACK_VIEW);
        layout.addShowViewShortcut(IPageLayout.ID_PROJECT_EXPLORER);
        layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
        layout.addShowViewShortcut(IPageLayout.ID_BOOKMARKS);
        layout.addShowViewShortcut(IProgressConstants.PROGRESS_VIEW_ID);
        layout.addPerspectiveShortcut(ID);
    }
}
