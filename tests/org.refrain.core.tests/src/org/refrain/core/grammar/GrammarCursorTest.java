/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.build;
import static org.refrain.core.grammar.GrammarTesting.rules;

import org.junit.jupiter.api.Test;

class GrammarCursorTest {

    @Test
    void readsOnFromAnyPosition() {
        for (int seed = 0; seed < 500; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 120);
            GrammarAccess access = new GrammarAccess(build(new ReSequitur(), string));
            for (int from = 0; from <= string.length; from++) {
                GrammarCursor cursor = GrammarCursor.at(access, from);
                for (int i = from; i < string.length; i++) {
                    assertThat(cursor.next()).as("seed " + seed + " from " + from + " at " + i).isEqualTo(string[i]);
                }
                assertThat(cursor.next()).isEqualTo(GrammarCursor.END);
                assertThat(cursor.next()).isEqualTo(GrammarCursor.END);
            }
        }
    }

    @Test
    void readsOneRule() {
        GrammarCursor cursor = GrammarCursor.ofRule(rules("A^2 c", "b^2"), 1);
        assertThat(cursor.next()).isEqualTo('b');
        assertThat(cursor.next()).isEqualTo('b');
        assertThat(cursor.next()).isEqualTo(GrammarCursor.END);
        assertThat(GrammarCursor.ofRule(rules(""), 0).next()).isEqualTo(GrammarCursor.END);
    }

    @Test
    void refusesPositionsOutside() {
        GrammarAccess access = new GrammarAccess(rules("a"));
        assertThatThrownBy(() -> GrammarCursor.at(access, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> GrammarCursor.at(access, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
