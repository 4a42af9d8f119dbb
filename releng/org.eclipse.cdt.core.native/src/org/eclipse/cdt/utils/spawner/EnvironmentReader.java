/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.eclipse.cdt.utils.spawner;

import java.util.Properties;

import org.eclipse.jdt.annotation.Nullable;

/** The environment variables of this process. */
public final class EnvironmentReader {

    private EnvironmentReader() {
    }

    /** All variables, in a copy that the caller may change. */
    public static Properties getEnvVars() {
        Properties variables = new Properties();
        variables.putAll(System.getenv());
        return variables;
    }

    /** The value of one variable, or null when it is not set. */
    public static @Nullable String getEnvVar(String name) {
        return System.getenv(name);
    }
}
