/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.nlr.access.DataNames;

/**
 * The variables of a linked program, constant tables among them: the symbols of its symbol table that are of the type
 * "object" and tell their size. Immutable and safe for threads; a name costs O(log n).
 *
 * <p>Where variables overlap, the one that starts last has the address. Of several names of one address it has a
 * global one before a local before a weak one, one without a leading underscore first.
 */
public final class ElfDataSymbols implements DataNames {

    private static final int OBJECT = 1;

    private final List<Variable> variables;
    private final RangeMap byAddress;

    /**
     * A variable.
     *
     * @param name as in the symbol table, of static variables in functions with a number behind it
     * @param address of its first byte, unsigned
     * @param size in bytes, unsigned and not 0; no more than the section has room for
     */
    public record Variable(String name, long address, long size) {

        /** Address of its last byte, unsigned. */
        public long last() {
            return AddressRanges.range(address, size).last();
        }
    }

    /** A variable and the rank of its name, lower ones first. */
    private record Candidate(Variable variable, int rank) {

        long address() {
            return variable.address;
        }

        String name() {
            return variable.name;
        }
    }

    private ElfDataSymbols(List<Variable> variables) {
        this.variables = variables;
        this.byAddress = new RangeMap(variables.stream().mapToLong(Variable::address).toArray(),
                variables.stream().mapToLong(Variable::last).toArray());
    }

    /**
     * Reads the variables of an open file; none when it is stripped.
     *
     * @throws ElfFormatException if its symbol table is damaged
     * @throws IOException if the file system fails
     */
    public static ElfDataSymbols read(ElfFile file) throws IOException, ElfFormatException {
        Optional<SymbolReader> symbols = SymbolReader.open(file);
        List<Candidate> candidates = symbols.isEmpty() ? new ArrayList<>() : candidates(file, symbols.get());
        // RangeMap prefers the last of those that start together
        candidates.sort(((Comparator<Candidate>) (a, b) -> Long.compareUnsigned(a.address(), b.address()))
                .thenComparing(Comparator.comparingInt(Candidate::rank).thenComparing(Candidate::name).reversed()));
        return new ElfDataSymbols(candidates.stream().map(Candidate::variable).toList());
    }

    private static List<Candidate> candidates(ElfFile file, SymbolReader symbols) throws ElfFormatException {
        List<Candidate> found = new ArrayList<>();
        while (symbols.next()) {
            if (symbols.type() != OBJECT || !symbols.isDefined() || symbols.size() == 0) {
                continue;
            }
            String name = symbols.name();
            if (!name.isEmpty()) {
                found.add(new Candidate(new Variable(name, symbols.value(), size(file, symbols)),
                        SymbolReader.rank(symbols.binding(), name)));
            }
        }
        return found;
    }

    private static long size(ElfFile file, SymbolReader symbols) {
        long room = file.roomInSection(symbols.section(), symbols.value());
        return room != 0 && Long.compareUnsigned(symbols.size(), room) > 0 ? room : symbols.size();
    }

    /** All variables by ascending unsigned address; those with several names once for each. */
    public List<Variable> variables() {
        return variables;
    }

    @Override
    public @Nullable DataName at(long address) {
        int index = byAddress.indexOf(address);
        return index == RangeMap.NONE ? null
                : new DataName(variables.get(index).name, variables.get(index).address);
    }
}
