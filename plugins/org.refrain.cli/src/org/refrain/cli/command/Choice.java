/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads one of some names as a user types it; when there is no such name, tells which there are.
 *
 * @param <E> whose values have their names for the user as {@code toString()}
 */
abstract class Choice<E extends Enum<E>> implements ITypeConverter<E> {

    private final E[] values;

    Choice(E[] values) {
        this.values = values;
    }

    @Override
    public final E convert(@Nullable String name) {
        for (E value : values) {
            if (value.toString().equalsIgnoreCase(name)) {
                return value;
            }
        }
        String allButLast = Arrays.stream(values).limit(values.length - 1L).map(E::toString)
                .collect(Collectors.joining(", "));
        throw new TypeConversionException("there is no '" + name + "', there are " + allButLast + " and "
                + values[values.length - 1]);
    }
}
