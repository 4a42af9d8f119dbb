/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.Objects;

import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PlatformUI;

/** Switches the workbench's theme. Its engine is no API, so it is reached by name. */
public final class WorkbenchTheme {

    public static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
    public static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";

    private static final String PACKAGE = "org.eclipse.e4.ui.css.swt.theme";

    private WorkbenchTheme() {
    }

    /** Uses another theme until the workbench ends. On the user interface's thread. */
    public static void use(String id) throws ReflectiveOperationException {
        engineType().getMethod("setTheme", String.class, boolean.class).invoke(engine(), id, false);
    }

    private static Object engine() throws ReflectiveOperationException {
        return Objects.requireNonNull(PlatformUI.getWorkbench().getService(engineType()));
    }

    private static Class<?> engineType() throws ReflectiveOperationException {
        return type("IThemeEngine");
    }

    private static Class<?> type(String name) throws ReflectiveOperationException {
        return Platform.getBundle(PACKAGE).loadClass(PACKAGE + '.' + name);
    }
}
