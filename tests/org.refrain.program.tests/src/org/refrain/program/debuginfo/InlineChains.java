/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What {@code arm-none-eabi-addr2line -a -f -i} prints: for each address, who was inlined into whom, and where. */
record InlineChains(Map<Long, List<String>> chains) {

    static InlineChains parse(String printed) {
        Map<Long, List<String>> chains = new TreeMap<>();
        List<String> chain = new ArrayList<>();
        for (String line : printed.lines().toList()) {
            if (line.startsWith("0x")) {
                chain = new ArrayList<>();
                chains.put(Long.decode(line), chain);
            } else {
                chain.add(line.replaceFirst(" \\(discriminator \\d+\\)$", ""));
            }
        }
        return new InlineChains(chains);
    }

    void assertSame(DebugInfo info) {
        assertThat(info.problems()).isEmpty();
        chains.forEach((address, chain) -> assertThat(chainAt(info, address)).as("address %x", address).isEqualTo(
                chain));
    }

    /** The same from the debug information: function and place in turns, from the inside out. */
    static List<String> chainAt(DebugInfo info, long address) {
        List<String> chain = new ArrayList<>();
        List<InlinedCall> calls = info.inlinedAt(address);
        String place = info.lines().placeAt(address).map(Object::toString).orElse("??:0");
        for (int i = calls.size() - 1; i >= 0; i--) {
            chain.add(calls.get(i).name());
            chain.add(place);
            place = calls.get(i).path() + ":" + calls.get(i).line();
        }
        chain.add(info.functionAt(address).map(DebugFunction::name).orElse("??"));
        chain.add(place);
        return chain;
    }
}
