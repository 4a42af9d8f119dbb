/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.elf.AddressRanges.Range;

class ProgramFitTest {

    private final AddressRanges code = new AddressRanges(List.of(new Range(0x1000, 0x1FFF)));

    @Test
    void countsDistinctInstructionAddressesOnly() {
        ProgramFit fit = ProgramFit.of(code, new Addresses(0x1000, 0x1002, 0x1FFE, 0x2000));
        assertThat(fit).isEqualTo(new ProgramFit(3, 4));
        assertThat(fit.share()).isEqualTo(0.75);
        assertThat(fit.isUsable()).isTrue();
    }

    @Test
    void anotherProgramIsNotPlausible() {
        assertThat(ProgramFit.of(code, new Addresses(0x8000, 0x1000, 0x8002)).isUsable()).isFalse();
        assertThat(ProgramFit.of(code, new Addresses()).isUsable()).isTrue();
    }

    /** Instructions at given addresses, and one discontinuity after them. */
    private record Addresses(long... addresses) implements SymbolTable {

        @Override
        public int size() {
            return addresses.length + 1;
        }

        @Override
        public Kind kind(int symbol) {
            return symbol < addresses.length ? Kind.INSTRUCTION : Kind.DISCONTINUITY;
        }

        @Override
        public long address(int symbol) {
            return symbol < addresses.length ? addresses[symbol] : 0;
        }

        @Override
        public String text(int symbol) {
            return "";
        }

        @Override
        public String function(int symbol) {
            return "";
        }

        @Override
        public String source(int symbol) {
            return "";
        }

        @Override
        public int symbolAt(long address) {
            return -1;
        }
    }
}
