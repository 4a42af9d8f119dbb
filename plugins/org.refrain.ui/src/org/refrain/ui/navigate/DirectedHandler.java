/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** A command that goes to the next of something, or to the previous one: plugin.xml names it behind the class. */
public abstract class DirectedHandler extends AbstractHandler implements IExecutableExtension {

    private boolean forward = true;

    /** @param data {@code next} or {@code previous} */
    @Override
    @NonNullByDefault({})
    public final void setInitializationData(IConfigurationElement config, String propertyName, Object data) {
        forward = !"previous".equals(data);
    }

    /** Whether to go to the next one. */
    protected final boolean isForward() {
        return forward;
    }
}
