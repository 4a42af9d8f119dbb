/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.nio.file.Path;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.refrain.ui.program.ProgramChoice;

/**
 * Remembers for each trace which program it is shown with, as long as the workspace lives: what the user chose, or what
 * was found.
 */
public final class ChosenPrograms {

    private static final String NODE = "org.refrain.ui/programs";

    private ChosenPrograms() {
    }

    /** What is known for a trace; to be found automatically unless there is something. */
    public static ProgramChoice of(Path trace) {
        return ProgramChoice.parse(node().get(key(trace), ""));
    }

    /** Keeps a choice; open sessions are not told, see {@link TraceSession#chooseProgram}. */
    public static void remember(Path trace, ProgramChoice choice) {
        if (choice.equals(ProgramChoice.AUTOMATIC)) {
            node().remove(key(trace));
        } else {
            node().put(key(trace), choice.toString());
        }
        try {
            node().flush();
        } catch (BackingStoreException e) {
            return; // it is still known until the workbench ends, and then written once more
        }
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }

    private static String key(Path trace) {
        return String.valueOf(IndexStore.fileFor(trace).getFileName());
    }
}
