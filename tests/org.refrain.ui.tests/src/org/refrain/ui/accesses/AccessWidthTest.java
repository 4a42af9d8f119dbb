/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccessWidthTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"LDRB.W   r0,[r3,r1,LSL #3]|1", "ldrsb r0, [r1]|1", "STRB r0,[r1]|1",
        "ldrbeq r0, [r1]|1", "LDRH r3,[r3,#0x06]|2", "ldrshne r0, [r1]|2", "strhhi r0, [r1]|2", "ldrhi r0, [r1]|4",
        "strhs.w r0, [r1]|4", "LDR r0,[pc,#4]|4", "str.w r0, [r1, #8]|4", "PUSH {r4,lr}|4", "ldmia.w r0!, {r1, r2}|4",
        "ldrd r0, r1, [r2]|0", "vldr.32 s0, [r1]|4", "vstr d0, [r1]|8", "tbb [pc, r0]|1", "mov rax, [rbx]|0", "''|0"})
    void isToldByTheMnemonic(String instruction, int bytes) {
        assertThat(AccessWidth.of(instruction)).isEqualTo(bytes);
    }
}
