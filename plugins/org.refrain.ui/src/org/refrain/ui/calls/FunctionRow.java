/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.function.LongUnaryOperator;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.calls.FunctionProfile;
import org.refrain.core.calls.FunctionTimes;

/**
 * A function as the Functions view shows it.
 *
 * @param name its name
 * @param isHandler whether it handles interrupts or other exceptions
 * @param profile its counts; positions are those of {@link org.refrain.core.calls.CallProfile}
 * @param times how long it ran, positions likewise; null when the trace has no times
 * @param shortestPosition where its call with the fewest events begins in the trace, or -1
 * @param longestPosition where its call with the most events begins in the trace, or -1
 * @param slowestPosition where its call that took longest begins in the trace, or -1
 */
public record FunctionRow(String name, boolean isHandler, FunctionProfile profile, @Nullable FunctionTimes times,
        long shortestPosition, long longestPosition, long slowestPosition) {

    /** @param inTrace where a position is in the trace */
    static FunctionRow of(String name, boolean isHandler, FunctionProfile profile, @Nullable FunctionTimes times,
            LongUnaryOperator inTrace) {
        LongUnaryOperator known = position -> position < 0 ? -1 : inTrace.applyAsLong(position);
        return new FunctionRow(name, isHandler, profile, times, known.applyAsLong(profile.shortestPosition()),
                known.applyAsLong(profile.longestPosition()),
                known.applyAsLong(times == null ? -1 : times.longestPosition()));
    }

    /** Its name, and whether it handles interrupts. */
    public String label() {
        return isHandler ? NLS.bind(Messages.FunctionColumn_handler, name) : name;
    }

    /** Its number in the profile. */
    public int function() {
        return profile.function();
    }
}
