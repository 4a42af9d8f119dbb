/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.startup;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.refrain.ui.editor.table.TableCode;

/**
 * Opens the trace that the program argument {@code -refrain.open FILE} names, and loads in the background what the
 * first trace would otherwise hold the user interface's thread for.
 */
public final class OpenFileAtStart implements IStartup {

    private static final String ARGUMENT = "-refrain.open";

    @Override
    public void earlyStartup() {
        Path file = fileIn(Arrays.asList(Platform.getApplicationArgs()));
        if (file != null) {
            Display.getDefault().asyncExec(() -> TraceOpener.open(file));
        }
        TableCode.load();
    }

    /** The file that program arguments name, or null. */
    public static @Nullable Path fileIn(List<String> arguments) {
        int at = arguments.indexOf(ARGUMENT);
        return at < 0 || at + 1 >= arguments.size() ? null
                : Path.of(arguments.get(at + 1)).toAbsolutePath().normalize();
    }
}
