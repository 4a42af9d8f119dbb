/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArmInstructionTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            BL.W     0x1A000A84 EventRecorderStart  | CALL
            ` BL.W    LCD_WriteReg (0x08000D74)`    | CALL
            blx r3                                  | CALL
            BLNE     0x100                          | CALL
            BLE      0x100                          | BRANCH
            BLT.N    0x100                          | BRANCH
            BLS      0x100                          | BRANCH
            BLLS     0x100                          | CALL
            BLO      0x100                          | BRANCH
            B        0x1A00081C                     | BRANCH
            b.n 8000a2c <main+0x10>                 | BRANCH
            bhs #0xa26                              | BRANCH
            CBZ      r0,0x08000100                  | BRANCH
            TBB      [pc,r3]                        | INDIRECT
            BX       lr                             | RETURN
            bx r14                                  | RETURN
            bxeq lr                                 | RETURN
            BX       r3                             | INDIRECT
            POP      {r4-r6,pc}                     | RETURN
            pop {r4, lr}                            | SEQUENTIAL
            ldmia.w sp!, {r4, r5, pc}               | RETURN
            LDR      pc,[sp],#4                     | RETURN
            LDR      pc,[r3,r2,LSL #2]              | INDIRECT
            LDR      r0,[pc,#36]  ; @0x1A001358     | SEQUENTIAL
            MOV      pc,lr                          | RETURN
            MOV      pc,r2                          | INDIRECT
            MOV      r0,#0x70                       | SEQUENTIAL
            BFC      r0,#4,#8                       | SEQUENTIAL
            BIC      r0,r0,#1                       | SEQUENTIAL
            BKPT     #0xAB                          | SEQUENTIAL
            CMP      r4,r6                          | SEQUENTIAL
            ''                                      | SEQUENTIAL
            """)
    void tellsWhatAnInstructionDoes(String text, FlowKind expected) {
        assertThat(ArmInstructionText.kindOf(text)).as(text).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({ "''", "'   '" })
    void knowsNothingOfAnEmptyText(String text) {
        assertThat(ArmInstructionText.kindOf(text)).isEqualTo(FlowKind.UNKNOWN);
    }
}
