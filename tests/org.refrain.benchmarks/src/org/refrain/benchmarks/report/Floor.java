/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

/**
 * A figure that the product promises not to fall below.
 *
 * @param work what is measured, and on what
 * @param floor the promise
 * @param measured the figure of this run
 * @param ok {@link #OK}, {@link #BUSY} or {@link #BELOW}
 */
public record Floor(String work, String floor, String measured, String ok) {

    static final String OK = "ok";
    static final String BELOW = "BELOW";
    /** Below by the clock, but not by processor time: others had the processor. */
    static final String BUSY = "ok by cpu time";

    static Floor of(String work, String floor, String measured, boolean ok) {
        return new Floor(work, floor, measured, ok ? OK : BELOW);
    }
}
