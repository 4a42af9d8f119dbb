/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.Locale;
import java.util.Set;

/** How many bytes an Arm instruction loads or stores at once, by its mnemonic. */
public final class AccessWidth {

    /** Nothing can be told. */
    public static final int UNKNOWN = 0;

    private static final int BYTE = 1;
    private static final int HALFWORD = 2;
    private static final int WORD = 4;
    private static final int DOUBLEWORD = 8;

    /** Words with a condition, which look like halfwords: higher, higher or same. */
    private static final Set<String> CONDITIONAL = Set.of("ldrhi", "strhi", "ldrhs", "strhs");

    private AccessWidth() {
    }

    /** @param instruction as a trace writes it: {@code "LDRB.W   r0,[r3,r1]"} */
    public static int of(String instruction) {
        String text = instruction.strip().toLowerCase(Locale.ROOT);
        int end = 0;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        String word = text.substring(0, end);
        if (word.startsWith("vldr") || word.startsWith("vstr")) {
            String registers = text.substring(end).replaceFirst("^\\.\\w+", "").strip();
            return registers.startsWith("s") ? WORD : registers.startsWith("d") ? DOUBLEWORD : UNKNOWN;
        }
        if (startsWith(word, "ldm", "stm", "push", "pop") || CONDITIONAL.contains(word)) {
            return WORD;
        }
        if (startsWith(word, "ldrsb", "ldrb", "strb", "ldrexb", "strexb", "tbb")) {
            return BYTE;
        }
        if (startsWith(word, "ldrsh", "ldrh", "strh", "ldrexh", "strexh", "tbh")) {
            return HALFWORD;
        }
        // two words, which some processors transfer at once
        boolean isPair = startsWith(word, "ldrd", "strd", "ldrexd", "strexd");
        return startsWith(word, "ldr", "str") && !isPair ? WORD : UNKNOWN;
    }

    private static boolean startsWith(String word, String... beginnings) {
        for (String beginning : beginnings) {
            if (word.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }
}
