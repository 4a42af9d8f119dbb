/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Goes to a call of the function that is selected in the Functions view; plugin.xml says to which one. */
public final class CallHandler extends AbstractHandler implements IExecutableExtension {

    private CallChoice choice = CallChoice.LONGEST;

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        choice = CallChoice.valueOf(String.valueOf(data));
    }

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof FunctionsView view) {
            FunctionRow row = view.table().selected();
            if (row != null) {
                view.goTo(row, choice);
            }
        }
        return null;
    }
}
