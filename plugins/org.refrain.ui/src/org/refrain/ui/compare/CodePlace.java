/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import org.refrain.program.line.SourcePlace;
import org.refrain.ui.text.AddressFormat;

/**
 * Where an event is: on a source line, or an instruction by itself when its line is not known.
 *
 * @param function that holds it; empty when unknown
 * @param path of the source file as the program names it; empty when unknown
 * @param line from 1; 0 when unknown
 * @param instruction what is executed; empty where there is a line
 */
record CodePlace(String function, String path, int line, String instruction) {

    static CodePlace of(String function, SourcePlace place) {
        return new CodePlace(function, place.path(), place.line(), "");
    }

    /** An instruction that no line is known of; an address below 0 stands for none. */
    static CodePlace of(String function, long address, String text) {
        String words = address < 0 ? text : (AddressFormat.format(address) + "  " + text).strip();
        return new CodePlace(function, "", 0, words);
    }

    boolean hasLine() {
        return line > 0;
    }

    /** The file's name without folders. */
    String file() {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    /** "adc.c:31"; the instruction when its line is not known. */
    String text() {
        return hasLine() ? file() + ":" + line : instruction;
    }
}
