/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.IStateListener;
import org.eclipse.core.commands.State;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.RegistryToggleState;

/** Whether source editors follow traces: the state of a command, kept over sessions; on unless turned off. */
public final class LinkWithSource {

    /** The command that turns it on and off. */
    public static final String COMMAND = "org.refrain.ui.command.linkWithSource";

    private LinkWithSource() {
    }

    public static boolean isOn() {
        State state = state();
        return state != null && Boolean.TRUE.equals(state.getValue());
    }

    static void addListener(IStateListener listener) {
        State state = state();
        if (state != null) {
            state.addListener(listener);
        }
    }

    static void removeListener(IStateListener listener) {
        State state = state();
        if (state != null) {
            state.removeListener(listener);
        }
    }

    private static @Nullable State state() {
        Command command = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(COMMAND);
        return command.getState(RegistryToggleState.STATE_ID);
    }
}
