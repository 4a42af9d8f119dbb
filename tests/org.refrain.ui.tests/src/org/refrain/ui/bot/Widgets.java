/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Finds controls among the children of another. On the user interface's thread. */
public final class Widgets {

    private Widgets() {
    }

    /** All visible controls of a type that fit, in the order in which they were made. */
    public static <T extends Control> List<T> all(Control root, Class<T> type, Predicate<T> fits) {
        List<T> found = new ArrayList<>();
        collect(root, type, fits, found);
        return found;
    }

    private static <T extends Control> void collect(Control control, Class<T> type, Predicate<T> fits, List<T> found) {
        if (type.isInstance(control) && control.isVisible() && fits.test(type.cast(control))) {
            found.add(type.cast(control));
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, type, fits, found);
            }
        }
    }
}
