/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.message;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * Names controls for screen readers.
 *
 * <p>Everywhere but on GTK, SWT asks listeners for a control's name. On GTK it does so only for controls that it draws
 * itself; tables, trees and text fields keep the name that GTK gives them, which is none or "Search". There they are
 * labelled by a canvas that nobody sees, whose name is theirs.
 */
public final class SpokenName {

    /** The key of a control's data that holds its name. */
    public static final String KEY = SpokenName.class.getName();

    private SpokenName() {
    }

    /**
     * Names a table, tree or other control that holds others, or one whose parent has a grid layout or none.
     *
     * @param name what the control holds or is for, without its kind
     */
    public static void give(Control control, String name) {
        Canvas unseen = new Canvas(control instanceof Composite inside ? inside : control.getParent(), SWT.NO_FOCUS);
        unseen.setVisible(false);
        unseen.setEnabled(false);
        GridDataFactory.swtDefaults().exclude(true).applyTo(unseen);
        listen(unseen, name);
        label(control, unseen, name);
    }

    /** Names the only control in another, and that one, alike. */
    public static void give(Control control, Composite parent, String name) {
        listen(parent, name);
        label(control, parent, name);
    }

    private static void label(Control control, Composite label, String name) {
        listen(control, name);
        control.setData(KEY, name);
        control.getAccessible().addRelation(ACC.RELATION_LABELLED_BY, label.getAccessible());
    }

    private static void listen(Control control, String name) {
        control.getAccessible().addAccessibleListener(AccessibleListener.getNameAdapter(event -> {
            if (event.childID == ACC.CHILDID_SELF) {
                event.result = name;
            }
        }));
    }
}
