/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What can compress a trace. */
enum Algorithm {
    SEQUITUR, RESEQUITUR, CYCLITUR;

    /** Reads the name of an algorithm as a user types it. */
    static final class Reader implements ITypeConverter<Algorithm> {

        @Override
        public Algorithm convert(@Nullable String value) {
            for (Algorithm algorithm : values()) {
                if (algorithm.toString().equalsIgnoreCase(value)) {
                    return algorithm;
                }
            }
            throw new TypeConversionException("there is no '" + value
                    + "', there are sequitur, resequitur and cyclitur");
        }
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
