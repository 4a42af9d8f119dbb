/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.refrain.core.calls.FunctionProfile;

/**
 * A function as the Functions view shows it.
 *
 * @param name its name
 * @param isHandler whether it handles interrupts or other exceptions
 * @param profile its counts; positions are those of {@link org.refrain.core.calls.CallProfile}
 * @param shortestPosition where its shortest call begins in the trace, or -1
 * @param longestPosition where its longest call begins in the trace, or -1
 * @param shortestTime how long the call with the fewest instructions took, in picoseconds, or
 *        {@link org.refrain.core.trace.InstructionRow#NO_TIME}
 * @param longestTime how long the call with the most instructions took, likewise
 */
public record FunctionRow(String name, boolean isHandler, FunctionProfile profile, long shortestPosition,
        long longestPosition, long shortestTime, long longestTime) {

    static FunctionRow of(FunctionProfile profile, String name, boolean isHandler, CallDurations durations) {
        return new FunctionRow(name, isHandler, profile, durations.inTrace(profile.shortestPosition()),
                durations.inTrace(profile.longestPosition()),
                durations.of(profile.shortestPosition(), profile.shortest()),
                durations.of(profile.longestPosition(), profile.longest()));
    }

    /** Its number in the profile. */
    public int function() {
        return profile.function();
    }
}
