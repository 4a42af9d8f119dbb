/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

class BenchOptionsTest {

    @Test
    void readsACommandLine() {
        BenchOptions options = BenchOptions.parse("--sample", "s.csv", "--limit", "7", "--json", "--only", "a,b");
        assertThat(options.limit()).isEqualTo(7);
        assertThat(options.billion()).isFalse();
        assertThat(options.measured().json()).isTrue();
        assertThat(options.measured().sample()).isEqualTo(Path.of("s.csv"));
        assertThat(options.measured().isWanted("b")).isTrue();
        assertThat(options.measured().isWanted("c")).isFalse();
        assertThat(BenchOptions.parse("--billion").billion()).isTrue();
        assertThat(BenchOptions.parse().measured().isWanted("c")).isTrue();
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> BenchOptions.parse("--limit")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("--limit");
        assertThatThrownBy(() -> BenchOptions.parse("--limit", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BenchOptions.parse("--fast", "x")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown option: --fast");
    }
}
