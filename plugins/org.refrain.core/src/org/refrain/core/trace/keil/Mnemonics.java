/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.Locale;
import java.util.Set;

/** The words an Arm instruction may begin with: what tells a trace from other tables. */
final class Mnemonics {

    private static final Set<String> KNOWN = Set.of((
            "ADC ADD ADDW ADR AND ASR B BFC BFI BIC BKPT BL BLX BLXNS BX BXNS CBNZ CBZ CDP CLREX CLZ CMN CMP "
            + "CPSID CPSIE DBG DMB DSB EOR ESB ISB IT ITE ITEE ITEEE ITEET ITET ITETE ITETT ITT ITTE ITTEE "
            + "ITTET ITTT ITTTE ITTTT LDC LDM LDMDB LDMEA LDMFD LDMIA LDR LDRB LDRBT LDRD LDREX LDREXB LDREXH "
            + "LDRH LDRHT LDRSB LDRSBT LDRSH LDRSHT LDRT LSL LSR MCR MCRR MLA MLS MOV MOVT MOVW MRC MRRC MRS "
            + "MSR MUL MVN NEG NOP ORN ORR PKHBT PKHTB PLD PLI POP PUSH QADD QDADD QDSUB QSUB RBIT REV REV16 "
            + "REVSH ROR RRX RSB SADD16 SADD8 SBC SBFX SDIV SEL SEV SG SMLABB SMLAD SMLAL SMMLA SMMUL SMUAD "
            + "SMULBB SMULL SSAT STC STL STM STMDB STMEA STMFD STMIA STR STRB STRBT STRD STREX STREXB STREXH "
            + "STRH STRHT STRT SUB SUBW SVC SWI SXTAB SXTB SXTB16 SXTH TBB TBH TEQ TST TT UADD8 UBFX UDF UDIV "
            + "UMAAL UMLAL UMULL USAD8 USADA8 USAT USUB8 UXTAB UXTB UXTB16 UXTH VABS VADD VCMP VCVT VDIV VFMA "
            + "VFMS VLDM VLDMIA VLDR VMAXNM VMINNM VMLA VMLS VMOV VMRS VMSR VMUL VNEG VNMLA VNMUL VPOP VPUSH "
            + "VRINTA VSEL VSQRT VSTM VSTMIA VSTR VSUB WFE WFI YIELD").split(" "));
    private static final Set<String> CONDITIONS = Set.of("EQ", "NE", "CS", "CC", "HS", "LO", "MI", "PL", "VS", "VC",
            "HI", "LS", "GE", "LT", "GT", "LE", "AL");

    private Mnemonics() {
    }

    /** Whether a text begins with an Arm mnemonic, with or without S, condition and width: {@code BEQ.W 0x68C0}. */
    static boolean startsKnown(String text) {
        int end = 0;
        while (end < text.length() && end < 12 && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        if (end == 0 || end < text.length() && " \t.".indexOf(text.charAt(end)) < 0) {
            return false;
        }
        String word = text.substring(0, end).toUpperCase(Locale.ROOT);
        if (isKnown(word)) {
            return true;
        }
        int cut = word.length() - 2;
        return cut > 0 && CONDITIONS.contains(word.substring(cut)) && isKnown(word.substring(0, cut));
    }

    private static boolean isKnown(String word) {
        return KNOWN.contains(word) || word.endsWith("S") && KNOWN.contains(word.substring(0, word.length() - 1));
    }

    /** Whether an instruction may go on elsewhere than behind itself; generous, for many instruction sets. */
    static boolean mayBranch(byte[] text, int start, int end) {
        int length = end - start;
        if (length == 0) {
            return true;
        }
        int first = text[start] | 0x20;
        int second = length > 1 ? text[start + 1] | 0x20 : ' ';
        switch (first) {
            case 'b':
                return second != 'i' && second != 'f';
            case 't':
                return second == 'b';
            case 'c':
                return second == 'b' || second == 'a' || second == 'j';
            case 'j', 'r', 'd', 'e':
                return second == 'm' || second == 'a' || second == 'p' || second == 'e' || second == 'j'
                        || second == 'r' || second == 'c' || second == ' ' || second == 'z' || second == 'n';
            case 's':
                if (second == 'v' || second == 'w' || second == 'j') {
                    return true;
                }
                break;
            case 'w':
                return true;
            default:
                break;
        }
        return namesPc(text, start, end);
    }

    private static boolean namesPc(byte[] text, int start, int end) {
        for (int i = start + 1; i + 1 < end; i++) {
            if ((text[i] | 0x20) == 'p' && (text[i + 1] | 0x20) == 'c') {
                return true;
            }
        }
        return false;
    }
}
