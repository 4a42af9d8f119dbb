/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

/**
 * Loads the code below a table of rows, which takes half of the time that the first one needs to open. Done beforehand,
 * in the background, nobody waits for it. NatTable's own code has to be left out: some of it loads on the user
 * interface's thread only.
 */
public final class TableCode {

    private TableCode() {
    }

    /** Takes a tenth of a second the first time; in any thread. */
    public static void load() {
        CollectionsBridge.prepare();
    }
}
