/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

/** Takes items that have positions, in ascending order, and puts them into blocks. */
interface ItemBlocks {

    /** Whether the next item begins a block: what is coded as a difference starts afresh there. */
    boolean atStart();

    /** Begins an item with its position; the caller goes on writing it. */
    SectionOutput begin(long position);

    /** Ends the item. */
    void end() throws IOException;
}
