/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the symbol table says of code besides functions: which parts of it are instructions and which are data, and
 * labels that assembly code gave no type. Immutable.
 *
 * <p>Source: ELF for the Arm Architecture (IHI 0044), section 5.5.5, mapping symbols.
 */
public final class CodeSymbols {

    /** What is at an address. */
    public enum Contents {
        /** Not told: the symbols were stripped. */
        UNKNOWN,
        THUMB,
        ARM,
        DATA
    }

    private static final int OBJECT = 1;
    private static final int FIRST_RESERVED_SECTION = 0xFF00;

    /** Section, address and contents of each mapping symbol, by section, then address. */
    private final long[] keys;
    private final byte[] contents;
    private final Map<Long, @Nullable String> labels = new HashMap<>();
    /** Addresses of labels and objects by name. */
    private final Map<String, Long> named = new HashMap<>();

    private CodeSymbols(ElfFile file) throws IOException, ElfFormatException {
        long[] found = new long[64];
        int count = 0;
        Optional<SymbolReader> symbols = SymbolReader.open(file);
        while (symbols.isPresent() && symbols.get().next()) {
            SymbolReader symbol = symbols.get();
            int section = symbol.section();
            int type = symbol.type();
            if (type > OBJECT || section == 0 || section >= FIRST_RESERVED_SECTION || file.header().wide()) {
                continue;
            }
            String name = symbol.name();
            if (type == OBJECT) {
                named.putIfAbsent(name, symbol.value());
                continue;
            }
            Contents mapped = mapped(name);
            if (mapped != Contents.UNKNOWN) {
                found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                found[count++] = key(section, symbol.value()) << 2 | mapped.ordinal();
            } else if (!name.isEmpty() && !name.startsWith("$") && !name.startsWith(".")) {
                labels.merge(file.header().codeAddress(symbol.value()), name, CodeSymbols::better);
                named.putIfAbsent(name, symbol.value());
            }
        }
        found = Arrays.copyOf(found, count);
        Arrays.sort(found);
        keys = new long[count];
        contents = new byte[count];
        for (int i = 0; i < count; i++) {
            keys[i] = found[i] >>> 2;
            contents[i] = (byte) (found[i] & 3);
        }
    }

    private static String better(@Nullable String a, @Nullable String b) {
        return a == null ? String.valueOf(b) : b == null || a.compareTo(b) <= 0 ? a : b;
    }

    private static long key(int section, long address) {
        return (long) section << 32 | address & 0xFFFF_FFFFL;
    }

    private static Contents mapped(String name) {
        if (name.length() < 2 || name.charAt(0) != '$' || name.length() > 2 && name.charAt(2) != '.') {
            return Contents.UNKNOWN;
        }
        return switch (name.charAt(1)) {
            case 't' -> Contents.THUMB;
            case 'a' -> Contents.ARM;
            case 'd' -> Contents.DATA;
            default -> Contents.UNKNOWN;
        };
    }

    /**
     * Reads the symbols of a file.
     *
     * @throws ElfFormatException if the symbol table is damaged
     */
    public static CodeSymbols read(ElfFile file) throws IOException, ElfFormatException {
        return new CodeSymbols(file);
    }

    /** Whether it is told what a section of code consists of. */
    public boolean isMapped(ElfSection section) {
        int next = search(key(section.index(), 0xFFFF_FFFFL) + 1);
        return next > 0 && keys[next - 1] >>> 32 == section.index();
    }

    /** What is at an address of a section; data in front of the first mapping symbol. O(log n). */
    public Contents at(ElfSection section, long address) {
        int next = search(key(section.index(), address) + 1);
        boolean told = next > 0 && keys[next - 1] >>> 32 == section.index();
        return told ? Contents.values()[contents[next - 1]] : isMapped(section) ? Contents.DATA : Contents.UNKNOWN;
    }

    /** The first address behind one at which the contents may change: at most the section's end. O(log n). */
    public long end(ElfSection section, long address) {
        int next = search(key(section.index(), address) + 1);
        long end = section.address() + section.size();
        return next < keys.length && keys[next] >>> 32 == section.index()
                ? Math.min(end, keys[next] & 0xFFFF_FFFFL) : end;
    }

    /** Index of the first symbol that is not below a key. */
    private int search(long key) {
        int found = Arrays.binarySearch(keys, key);
        while (found > 0 && keys[found - 1] == key) {
            found--;
        }
        return found < 0 ? -found - 1 : found;
    }

    /** Addresses of labels and objects whose names fit, ascending. */
    public long[] addressesOf(Predicate<String> names) {
        return named.entrySet().stream().filter(entry -> names.test(entry.getKey())).mapToLong(Map.Entry::getValue)
                .sorted().toArray();
    }

    /** A label without a type at an address, or an empty string. */
    public String labelAt(long address) {
        String label = labels.get(address);
        return label == null ? "" : label;
    }
}
