/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

class TraceSelectionTest {

    private static final TraceSelection AT_5 = new TraceSelection(5, List.of(2));

    @Test
    void aSpanTakesItsFirstEventUnlessTheSelectedOneLiesInIt() {
        assertThat(AT_5.with(new EventSpan(3, 6)).position()).isEqualTo(5);
        assertThat(AT_5.with(new EventSpan(6, 9)).position()).isEqualTo(6);
        assertThat(AT_5.with(EventSpan.NONE)).isEqualTo(AT_5);
    }

    @Test
    void aSpanStaysWhileTheEventLiesInIt() {
        TraceSelection marked = AT_5.with(new EventSpan(3, 6));
        assertThat(marked.at(3).span()).isEqualTo(new EventSpan(3, 6));
        assertThat(marked.at(6).span()).isEqualTo(EventSpan.NONE);
        assertThat(marked.at(6).cycleIds()).containsExactly(2);
    }

    @Test
    void spansOverlapWhenTheyShareAnEvent() {
        EventSpan span = new EventSpan(3, 6);
        assertThat(span.overlaps(new EventSpan(5, 9))).isTrue();
        assertThat(span.overlaps(new EventSpan(6, 9))).isFalse();
        assertThat(span.overlaps(new EventSpan(4, 4))).isFalse();
        assertThat(span.length()).isEqualTo(3);
    }

    @Test
    void aSpanThatEndsBeforeItBeginsIsRefused() {
        assertThatThrownBy(() -> new EventSpan(4, 3)).isInstanceOf(IllegalArgumentException.class);
    }
}
