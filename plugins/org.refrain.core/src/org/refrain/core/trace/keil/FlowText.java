/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.TraceMark;

/** The words of rows that are no instructions. */
final class FlowText {

    private FlowText() {
    }

    /** What a flow row's text says, or null when it says nothing known. */
    static Discontinuity.@Nullable Kind flow(String text) {
        String t = text.toUpperCase(Locale.ROOT);
        if (has(t, "OVF", "OVERFLOW", "OVERRUN")) {
            return Discontinuity.Kind.OVERFLOW;
        }
        if (has(t, "TRACE RUN", "TRACE ON", "TRACE START", "TRACE ENABLE", "TRCENA")) {
            return Discontinuity.Kind.TRACE_ON;
        }
        if (has(t, "TRACE STOP", "TRACE OFF", "TRACE DISABLE", "TRACE HALT")) {
            return Discontinuity.Kind.TRACE_OFF;
        }
        if (has(t, "GAP", "WRAPAROUND", "WRAP AROUND", "NO SYNC", "DATA STREAM ERROR")) {
            return Discontinuity.Kind.GAP;
        }
        if (has(t, "DBG", "DEBUG")) {
            return Discontinuity.Kind.DEBUG;
        }
        return has(t, "TRIG") ? Discontinuity.Kind.OTHER : null;
    }

    /** What a row beside the instructions reports, by its type or its text; null when it says nothing known. */
    static TraceMark.@Nullable Kind mark(String text) {
        String t = text.strip().toUpperCase(Locale.ROOT);
        if (t.startsWith("EXCEPTION")) {
            return t.contains("ENTRY") ? TraceMark.Kind.EXCEPTION_ENTRY
                    : t.contains("EXIT") ? TraceMark.Kind.EXCEPTION_EXIT
                    : t.contains("RETURN") ? TraceMark.Kind.EXCEPTION_RETURN : TraceMark.Kind.OTHER;
        }
        if (t.startsWith("DATA READ")) {
            return TraceMark.Kind.DATA_READ;
        }
        if (t.startsWith("DATA WRITE")) {
            return TraceMark.Kind.DATA_WRITE;
        }
        return t.startsWith("ITM") || t.startsWith("PC SAMPLE") || t.startsWith("COUNTER") || t.startsWith("EVENT")
                ? TraceMark.Kind.OTHER : null;
    }

    private static boolean has(String text, String... words) {
        for (String word : words) {
            int at = text.indexOf(word);
            // at a word's start: no "MINDGAP"
            if (at >= 0 && (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))) {
                return true;
            }
        }
        return false;
    }
}
