/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** Two cycles side by side in the platform's compare editor. */
public final class ComparedCycles extends CompareEditorInput {

    private final ListedText left;
    private final ListedText right;

    /** @param title with places for the names of both */
    ComparedCycles(String title, ListedText left, ListedText right) {
        super(configuration(left, right));
        this.left = left;
        this.right = right;
        setTitle(NLS.bind(title, left.name(), right.name()));
    }

    private static CompareConfiguration configuration(ListedText left, ListedText right) {
        CompareConfiguration configuration = new CompareConfiguration();
        configuration.setLeftEditable(false);
        configuration.setRightEditable(false);
        configuration.setLeftLabel(left.name());
        configuration.setRightLabel(right.name());
        return configuration;
    }

    /** The text of the cycle that is of interest. */
    public String left() {
        return left.text();
    }

    /** The text of the one that it is compared with. */
    public String right() {
        return right.text();
    }

    @Override
    @NonNullByDefault({})
    protected Object prepareInput(IProgressMonitor monitor) {
        return new DiffNode(left, right);
    }
}
