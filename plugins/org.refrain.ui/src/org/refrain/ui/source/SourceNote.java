/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the user should know about the source line of the selected event.
 *
 * @param text a sentence, maybe with a link in it; empty when all is well
 * @param action what the link does, or null when there is none
 */
public record SourceNote(String text, @Nullable Runnable action) {

    /** All is well. */
    public static final SourceNote NONE = new SourceNote("", null);

    static SourceNote of(String text) {
        return new SourceNote(text, null);
    }
}
