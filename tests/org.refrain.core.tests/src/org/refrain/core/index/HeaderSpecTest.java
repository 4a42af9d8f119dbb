/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeaderSpecTest {

    @Test
    void readsWhatAUserTypes() {
        assertThat(HeaderSpec.parse(" auto ")).isEqualTo(HeaderSpec.AUTO);
        assertThat(HeaderSpec.parse("")).isEqualTo(HeaderSpec.AUTO);
        assertThat(HeaderSpec.parse("None")).isEqualTo(HeaderSpec.NONE);
        assertThat(HeaderSpec.parse("0x08000CA1")).isEqualTo(HeaderSpec.address(0x0800_0ca0L));
        assertThat(HeaderSpec.parse("0XFFFFFFFFFFFFFFFE")).isEqualTo(HeaderSpec.address(-2L));
        assertThat(HeaderSpec.parse("main")).isEqualTo(HeaderSpec.named("main"));
        assertThat(HeaderSpec.parse("0xyz")).isEqualTo(HeaderSpec.named("0xyz"));
        assertThat(HeaderSpec.parse("0x10000000000000000")).isEqualTo(HeaderSpec.named("0x10000000000000000"));
    }

    @Test
    void printsWhatItReads() {
        for (String text : new String[] {"auto", "none", "0x8000ca0", "main"}) {
            assertThat(HeaderSpec.parse(text)).hasToString(text);
        }
    }
}
