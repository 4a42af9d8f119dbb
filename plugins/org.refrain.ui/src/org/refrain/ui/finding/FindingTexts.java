/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

/**
 * What a view of a finding says. {0} stands for the trace's name, except in the first and the last.
 *
 * @param noTrace that there is no trace
 * @param reading that the trace has not been read yet
 * @param stopped that the trace was not read to its end
 * @param finding that the work is going on
 * @param notFound that the work was stopped
 * @param find what begins it again, on a button
 */
public record FindingTexts(String noTrace, String reading, String stopped, String finding, String notFound,
        String find) {
}
