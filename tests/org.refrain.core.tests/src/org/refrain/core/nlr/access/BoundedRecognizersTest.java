/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** However much there is to recognise, little is kept, and what is told is true. */
class BoundedRecognizersTest {

    private static final long MOST = BoundedRecognizers.MOST_BYTES + BoundedRecognizers.MOST_KEPT;

    @Test
    void keepLittleOfALongStreamWithoutPattern() {
        BoundedRecognizers recognizers = new BoundedRecognizers(AccessPatterns.options());
        DataAccesses<StreamRecognizer> accesses = new DataAccesses<>(recognizers);
        Random random = new Random(1);
        int count = 300_000;
        for (int i = 0; i < count; i++) {
            accesses.access(0x100, false, random.nextLong() & 0xffff_ffffL, i);
        }
        assertThat(recognizers.bytes()).isLessThan(2 << 20);
        AccessPatterns found = AccessPatterns.of(accesses, 10);
        assertThat(found.accesses()).isEqualTo(count);
        AccessPattern pattern = found.streams().get(0);
        assertThat(pattern.hasAll()).isFalse();
        assertThat(pattern.count()).isEqualTo(count);
        assertThat(pattern.terms()).isGreaterThan(count * 9 / 10);
        assertThat(pattern.looped()).isLessThan(count / 10);
        assertThat(pattern.nests()).hasSizeLessThanOrEqualTo(10).allMatch(nest -> nest.nest().isLoop());
    }

    @Test
    void takeMemoryFromWhoHasMostOfIt() {
        BoundedRecognizers recognizers = new BoundedRecognizers(AccessPatterns.options());
        DataAccesses<StreamRecognizer> accesses = new DataAccesses<>(recognizers);
        Random random = new Random(2);
        long most = 0;
        for (int i = 0; i < 600_000; i++) {
            // one instruction in steps of 4, and thousands without any pattern
            accesses.access(1, true, 0x2000_0000L + 4L * i, 2L * i);
            accesses.access(2 + random.nextInt(20_000), false, random.nextLong(), 2L * i + 1);
            most = Math.max(most, recognizers.bytes());
        }
        assertThat(most).isBetween(BoundedRecognizers.MOST_BYTES * 9 / 10, MOST + (1 << 20));
        List<AccessPattern> streams = AccessPatterns.of(accesses, 3).streams();
        assertThat(streams).hasSizeGreaterThan(19_000);
        assertThat(streams.get(0).text(DataNames.NONE)).containsExactly("0x20000000 + 4*i, i = 0..599999");
        assertThat(streams.get(0).terms()).isEqualTo(1);
    }

    @Test
    void countAccessesOfTooManyInstructions() {
        DataAccesses<AccessSink> accesses = new DataAccesses<>(() -> (address, position) -> { });
        for (int i = 0; i < DataAccesses.MOST_STREAMS + 5; i++) {
            accesses.access(4L * i, i % 2 == 0, 0, i);
        }
        accesses.access(0, true, 0, 0);
        assertThat(accesses.count()).isEqualTo(DataAccesses.MOST_STREAMS + 1);
        assertThat(accesses.left()).isEqualTo(5);
        assertThat(accesses.entries()).hasSize(DataAccesses.MOST_STREAMS);
    }
}
