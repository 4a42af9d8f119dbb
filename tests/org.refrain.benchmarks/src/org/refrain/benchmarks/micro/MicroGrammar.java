/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.refrain.core.entropy.GrammarArchiver;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;

/** ReSequitur's grammar of a trace, ready for questions. */
@State(Scope.Benchmark)
public class MicroGrammar {

    RGrammar grammar = new ReSequitur().build();
    GrammarAccess access = new GrammarAccess(grammar);
    byte[] archived = {};

    @Setup
    public void make(MicroTrace trace) {
        ReSequitur builder = new ReSequitur();
        for (int symbol : trace.symbols) {
            builder.append(symbol);
        }
        grammar = builder.build();
        access = new GrammarAccess(grammar);
        archived = new GrammarArchiver(grammar).bytes();
    }
}
