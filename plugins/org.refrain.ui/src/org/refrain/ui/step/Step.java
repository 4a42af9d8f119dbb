/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

/** A step through a trace. */
enum Step {
    NEXT_EVENT, PREVIOUS_EVENT, NEXT_LINE, PREVIOUS_LINE,
    /** To the first instruction of the function that is called next. */
    NEXT_CALL,
    /** To the first instruction of the function that was called last. */
    PREVIOUS_CALL,
    /** To where the caller goes on. */
    RETURN,
    /** To where the caller made the call. */
    CALLER;

    boolean isOneEvent() {
        return this == NEXT_EVENT || this == PREVIOUS_EVENT;
    }

    boolean isLine() {
        return this == NEXT_LINE || this == PREVIOUS_LINE;
    }

    /** What to say when the step leads nowhere. */
    String nothing() {
        return switch (this) {
            case NEXT_EVENT -> Messages.Step_noNextEvent;
            case PREVIOUS_EVENT -> Messages.Step_noPreviousEvent;
            case NEXT_LINE -> Messages.Step_noNextLine;
            case PREVIOUS_LINE -> Messages.Step_noPreviousLine;
            case NEXT_CALL -> Messages.Step_noNextCall;
            case PREVIOUS_CALL -> Messages.Step_noPreviousCall;
            case RETURN -> Messages.Step_noReturn;
            case CALLER -> Messages.Step_noCaller;
        };
    }
}
