/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Turns {@link LinkWithSource} on or off. */
public final class LinkWithSourceHandler extends AbstractHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) throws ExecutionException {
        HandlerUtil.toggleCommandState(event.getCommand());
        return null;
    }
}
