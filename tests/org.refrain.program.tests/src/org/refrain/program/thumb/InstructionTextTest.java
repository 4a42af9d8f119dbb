/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notations of several tools. */
class InstructionTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BL.W     0x1A000A84 EventRecorderStart   | CALL          | 4 | 1A000A84 | false
             BL.W    LCD_WriteReg (0x08000D74)       | CALL          | 4 | 8000D74  | false
            bl       #0x5d0                          | CALL          | 4 | 5D0      | false
            bl       face (0x00000100)               | CALL          | 4 | 100      | false
            bl       face                            | CALL          | 4 | -1       | false
            bl       face <face>                     | CALL          | 4 | FACE     | false
            BLX      r3                              | INDIRECT_CALL | 2 | -1       | false
            BLEQ     0x100                           | CALL          | 4 | 100      | true
            BLE      0x0000067E                      | CONDITIONAL   | 0 | 67E      | false
            BLT.N    0x0000067F                      | CONDITIONAL   | 2 | 67E      | false
            CBNZ     r0,0x0000019A                   | CONDITIONAL   | 2 | 19A      | false
            b.n      5c <foo+0x8>                    | JUMP          | 2 | 5C       | false
            B        0x00000396                      | JUMP          | 0 | 396      | false
            BX       lr                              | RETURN        | 0 | -1       | false
            BXNE     LR                              | RETURN        | 0 | -1       | true
            bx       r3                              | INDIRECT_JUMP | 0 | -1       | false
            MOV      pc,lr                           | RETURN        | 0 | -1       | false
            MOV      pc,r2                           | INDIRECT_JUMP | 0 | -1       | false
            POP      {r4-r6,pc}                      | RETURN        | 0 | -1       | false
            POPNE.W  {r4,pc}                         | RETURN        | 4 | -1       | true
            POP      {r4}                            | SEQUENTIAL    | 0 | -1       | false
            LDMIA    sp!,{r4,pc}                     | RETURN        | 0 | -1       | false
            LDMDB    r0,{r4,r5}                      | SEQUENTIAL    | 0 | -1       | false
            LDR      pc,[sp],#4                      | RETURN        | 4 | -1       | false
            ldr.w    pc, [r2, r3, lsl #2]            | LOADED_JUMP   | 4 | -1       | false
            LDR      r3,[pc,#4]  ; @0x000002D8       | SEQUENTIAL    | 0 | -1       | false
            TBB      [pc,r3]                         | TABLE_JUMP    | 4 | -1       | false
            ITTE     NE                              | IF_THEN       | 2 | -1       | false
            SVC      0x00                            | SUPERVISOR_CALL | 2 | -1     | false
            BKPT     0xAB                            | BREAKPOINT    | 2 | -1       | false
            BFI      r0,r1,#3,#4                     | SEQUENTIAL    | 0 | -1       | false
            BICS     r0,r1                           | SEQUENTIAL    | 0 | -1       | false
            SUBLT    r0,r1                           | SEQUENTIAL    | 0 | -1       | false
            ''                                       | SEQUENTIAL    | 0 | -1       | false
            """)
    void reads(String text, BranchKind kind, int length, String target, boolean conditional) {
        InstructionText reader = new InstructionText();
        ThumbInstruction instruction = reader.read(text);
        assertThat(instruction.kind).isEqualTo(kind);
        assertThat(instruction.length).isEqualTo(length);
        assertThat(instruction.target).isEqualTo(Long.parseLong(target, 16));
        assertThat(reader.isConditional()).isEqualTo(conditional);
    }
}
