/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

import org.eclipse.e4.ui.model.application.ui.MElementContainer;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.advanced.MArea;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.MultiPartInitException;
import org.eclipse.ui.PartInitException;

/**
 * Shows an editor beside another one, so that both can be seen and the keyboard stays where it is.
 *
 * <p>In one stack the new editor would cover the other one and become active. So it is opened without being shown, put
 * into another stack of the editor area, a new one to the right if there is none, and only then brought to the front.
 * An editor that the user puts back into the same stack is left there and not brought to the front any more.
 */
public final class EditorBeside {

    /** What the workbench calls stacks of editors, for their looks. */
    private static final List<String> STACK_TAGS = List.of("EditorStack", "newtablook");
    private static final float HALF = 0.5f;

    private static final Set<IEditorPart> MOVED = Collections.newSetFromMap(new WeakHashMap<>());

    private EditorBeside() {
    }

    /**
     * Shows an input beside an editor; opens it when no editor shows it yet.
     *
     * @return the editor that shows it, null when that could not be opened
     */
    static @Nullable IEditorPart show(IWorkbenchPage page, IEditorPart beside, IEditorInput input, String editorId)
            throws PartInitException {
        IWorkbenchPart active = page.getActivePart();
        boolean wasActiveEditor = page.getActiveEditor() == beside;
        IEditorPart open = page.findEditor(input);
        IEditorPart editor = open != null ? open : open(page, input, editorId);
        if (editor == null) {
            return null;
        }
        boolean moved = inSameStack(editor, beside) && MOVED.add(editor);
        if (moved) {
            separate(editor, beside);
        }
        boolean hidden = !inSameStack(editor, beside) && !page.isPartVisible(editor);
        if (hidden) {
            page.bringToTop(editor);
        }
        if (wasActiveEditor && (open == null || moved || hidden)) {
            activateAgain(page, editor, beside, active);
        }
        return editor;
    }

    /**
     * Moves an editor that has just been opened away from another one that it covers, to where other editors are.
     * Leaves it when they are all in one place.
     */
    public static void uncover(IEditorPart editor, IEditorPart covered) {
        EModelService models = covered.getSite().getService(EModelService.class);
        if (inSameStack(editor, covered) && stackOf(covered) instanceof MPartStack stack
                && otherStack(models, stack) != null) {
            separate(editor, covered);
            editor.getSite().getPage().activate(editor);
        }
    }

    /**
     * The workbench takes the editor that came to the front last for the active one, and commands would be about it.
     * Only an activation changes that, and there is none for what is active already; so this goes there and back,
     * before the next key can be typed.
     */
    private static void activateAgain(IWorkbenchPage page, IEditorPart editor, IEditorPart beside,
            @Nullable IWorkbenchPart active) {
        if (active == beside) {
            page.activate(editor);
        }
        page.activate(beside);
        if (active != null && active != beside) {
            page.activate(active);
        }
    }

    /** Opens an editor behind whatever is in front. */
    private static @Nullable IEditorPart open(IWorkbenchPage page, IEditorInput input, String editorId)
            throws PartInitException {
        try {
            IEditorReference[] references = page.openEditors(new IEditorInput[] {input}, new String[] {editorId}, null,
                    IWorkbenchPage.MATCH_INPUT, -1);
            return references.length == 0 ? null : references[0].getEditor(true);
        } catch (MultiPartInitException e) {
            throw new PartInitException(e.getStatus());
        }
    }

    private static boolean inSameStack(IEditorPart a, IEditorPart b) {
        MElementContainer<?> stack = stackOf(a);
        return stack != null && stack == stackOf(b);
    }

    private static @Nullable MElementContainer<?> stackOf(IWorkbenchPart part) {
        return part.getSite().getService(MPart.class).getParent();
    }

    private static void separate(IEditorPart editor, IEditorPart beside) {
        EModelService models = beside.getSite().getService(EModelService.class);
        MPart part = editor.getSite().getService(MPart.class);
        MPart other = beside.getSite().getService(MPart.class);
        if (stackOf(beside) instanceof MPartStack stack) {
            MPartStack target = otherStack(models, stack);
            if (target == null) {
                target = models.createModelElement(MPartStack.class);
                target.getTags().addAll(STACK_TAGS);
                models.insert(target, stack, EModelService.RIGHT_OF, HALF);
            }
            target.getChildren().add(part); // which takes it out of where it was
            stack.setSelectedElement(other);
            target.setSelectedElement(part);
        }
    }

    /** Another stack of editors that can be seen. */
    private static @Nullable MPartStack otherStack(EModelService models, MPartStack stack) {
        MUIElement area = stack;
        while (area != null && !(area instanceof MArea)) {
            area = area.getParent();
        }
        if (area == null) {
            return null;
        }
        for (MPartStack other : models.findElements(area, null, MPartStack.class, null)) {
            if (other != stack && other.isToBeRendered() && other.isVisible() && !other.getChildren().isEmpty()) {
                return other;
            }
        }
        return null;
    }
}
