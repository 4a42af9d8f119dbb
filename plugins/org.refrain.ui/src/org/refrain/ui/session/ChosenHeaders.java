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
import org.refrain.core.index.HeaderSpec;

/** Remembers for each trace which loop header the user chose, as long as the workspace lives. */
final class ChosenHeaders {

    private static final String NODE = "org.refrain.ui/loopHeaders";

    private ChosenHeaders() {
    }

    /** The header that was chosen for a trace; found automatically unless there is one. */
    static HeaderSpec of(Path trace) {
        return HeaderSpec.parse(node().get(key(trace), ""));
    }

    static void remember(Path trace, HeaderSpec header) {
        if (header.kind() == HeaderSpec.Kind.AUTO) {
            node().remove(key(trace));
        } else {
            node().put(key(trace), header.toString());
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
