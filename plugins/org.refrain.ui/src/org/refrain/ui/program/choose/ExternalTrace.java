/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program.choose;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.model.IWorkbenchAdapter;
import org.eclipse.ui.model.WorkbenchAdapter;
import org.refrain.ui.session.TraceInput;

/** A trace outside the workspace as something that can have properties. */
@NonNullByDefault({})
public final class ExternalTrace extends WorkbenchAdapter implements IAdaptable {

    private final TraceInput input;

    ExternalTrace(TraceInput input) {
        this.input = input;
    }

    TraceInput input() {
        return input;
    }

    @Override
    public String getLabel(Object object) {
        return input.name();
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IWorkbenchAdapter.class ? type.cast(this) : null;
    }
}
