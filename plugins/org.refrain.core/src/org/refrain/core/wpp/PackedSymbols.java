/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;
import java.util.zip.Deflater;

import org.refrain.core.entropy.NumberText;
import org.refrain.core.entropy.SymbolArchiver;
import org.refrain.core.entropy.SymbolRow;
import org.refrain.core.entropy.SymbolUnarchiver;
import org.refrain.core.symbol.AddressOrder;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.CompactSymbolTable.Columns;
import org.refrain.core.symbol.StringTable;
import org.refrain.core.symbol.SymbolTable.Kind;

/**
 * The symbol table of an archive, segment by segment: each segment holds the symbols that occur first in it. Not safe
 * for threads.
 */
final class PackedSymbols {

    /** Each byte of code stands for at most so many symbols; so a file bounds what its reader allocates. */
    private static final int SYMBOLS_PER_BYTE = 64;
    /** Layouts: addresses by their steps; addresses and texts that are numbers by their values. */
    static final int STEPS = 1;
    static final int VALUES = 2;
    /** Deflating makes no more than this of a byte. */
    private static final long MOST_INFLATED = 1032;

    private int size;
    private int stringCount = 1;
    private byte[] kinds = new byte[16];
    private long[] addresses = new long[16];
    private int[] texts = new int[16];
    private int[] functions = new int[16];
    private int[] sources = new int[16];
    private int[] starts = new int[16];
    private byte[] pool = new byte[0];

    /** A section in the shorter one of two layouts. */
    record Packed(int version, byte[] section) {
    }

    /** Writes the symbols from {@code fromSymbol} and the strings from {@code fromString} on, which is at least 1. */
    static Packed pack(CompactSymbolTable symbols, int fromSymbol, int fromString) {
        byte[] steps = section(symbols, fromSymbol, fromString, new SymbolArchiver(fromString));
        byte[] values = section(symbols, fromSymbol, fromString, new SymbolArchiver(fromString,
                symbols.size() - fromSymbol, symbols.strings().size() - fromString));
        return values.length < steps.length ? new Packed(VALUES, values) : new Packed(STEPS, steps);
    }

    private static byte[] section(CompactSymbolTable symbols, int fromSymbol, int fromString,
            SymbolArchiver archiver) {
        SymbolRow row = new SymbolRow();
        for (int symbol = fromSymbol; symbol < symbols.size(); symbol++) {
            row.kind = symbols.kind(symbol).ordinal();
            row.address = symbols.address(symbol);
            row.text = symbols.textId(symbol);
            row.function = symbols.functionId(symbol);
            row.source = symbols.sourceId(symbol);
            archiver.row(row);
        }
        StringTable strings = symbols.strings();
        int end = strings.start(strings.size());
        SectionOutput texts = new SectionOutput(end - strings.start(fromString));
        for (int id = fromString; id < strings.size(); id++) {
            if (archiver.string(strings.bytes(), strings.start(id), strings.start(id + 1))) {
                texts.bytes(strings.bytes(), strings.start(id), strings.start(id + 1) - strings.start(id));
            }
        }
        byte[] code = archiver.finish();
        int count = Math.max(symbols.size() - fromSymbol, strings.size() - fromString);
        code = Arrays.copyOf(code, Math.max(code.length, (count + SYMBOLS_PER_BYTE - 1) / SYMBOLS_PER_BYTE));
        SectionOutput out = new SectionOutput(64 + code.length + texts.size() / 2);
        out.u32(symbols.size() - fromSymbol);
        out.u32(strings.size() - fromString);
        out.u32(texts.size());
        out.u32(code.length);
        out.bytes(code, 0, code.length);
        deflate(texts.array(), 0, texts.size(), out);
        return out.toByteArray();
    }

    private static void deflate(byte[] bytes, int start, int length, SectionOutput out) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(bytes, start, length);
            deflater.finish();
            byte[] buffer = new byte[1 << 14];
            while (!deflater.finished()) {
                out.bytes(buffer, 0, deflater.deflate(buffer));
            }
        } finally {
            deflater.end();
        }
    }

    /** Number of symbols read so far. */
    int size() {
        return size;
    }

    /** Number of strings read so far. */
    int stringCount() {
        return stringCount;
    }

    /** Reads the symbols of the next segment. */
    void read(SectionInput in, int version) throws WppFormatException {
        int count = in.count32("number of symbols");
        int strings = in.count32("number of strings");
        int length = in.count32("length of the strings");
        int codeLength = in.count32("length of the code");
        in.check(codeLength <= in.remaining(), "length of the code", codeLength);
        in.check(count <= (long) SYMBOLS_PER_BYTE * codeLength && count <= Integer.MAX_VALUE - 8 - size,
                "number of symbols", count);
        int packed = in.remaining() - codeLength;
        in.check(length <= MOST_INFLATED * packed, "length of the strings", length);
        in.check(version == STEPS ? strings <= length : strings <= (long) SYMBOLS_PER_BYTE * codeLength,
                "number of strings", strings);
        int codeStart = in.position();
        int codeEnd = codeStart + codeLength;
        SymbolUnarchiver code = version == STEPS
                ? new SymbolUnarchiver(in.array(), codeStart, codeEnd, stringCount)
                : new SymbolUnarchiver(in.array(), codeStart, codeEnd, stringCount, count, strings);
        readRows(in, code, count, strings);
        byte[] texts = Inflating.inflate(in.array(), codeEnd, codeEnd + packed, length, in.section(),
                in.offset(codeEnd));
        readStrings(in, code, strings, texts);
        in.check(!code.isPastEnd(), "length of the code", codeLength);
        in.skip(codeLength + packed);
        size += count;
        stringCount += strings;
    }

    private void readRows(SectionInput in, SymbolUnarchiver code, int count, int strings) throws WppFormatException {
        int end = size + count;
        kinds = Arrays.copyOf(kinds, end);
        addresses = Arrays.copyOf(addresses, end);
        texts = Arrays.copyOf(texts, end);
        functions = Arrays.copyOf(functions, end);
        sources = Arrays.copyOf(sources, end);
        SymbolRow row = new SymbolRow();
        for (int symbol = size; symbol < end; symbol++) {
            code.row(row);
            in.check(row.kind < Kind.values().length, "kind of symbol " + symbol, row.kind);
            kinds[symbol] = (byte) row.kind;
            addresses[symbol] = row.address;
            texts[symbol] = string(in, row.text, strings);
            functions[symbol] = string(in, row.function, strings);
            sources[symbol] = string(in, row.source, strings);
        }
    }

    private int string(SectionInput in, int id, int strings) throws WppFormatException {
        in.check(id >= 0 && id - stringCount < strings, "number of a string", id);
        return id;
    }

    private void readStrings(SectionInput in, SymbolUnarchiver code, int strings, byte[] texts)
            throws WppFormatException {
        long most = pool.length + texts.length + (long) NumberText.LONGEST * strings;
        in.check(most <= Integer.MAX_VALUE - 8, "length of all strings", most);
        SectionOutput all = new SectionOutput(pool.length + texts.length);
        all.bytes(pool, 0, pool.length);
        starts = Arrays.copyOf(starts, Math.max(2, stringCount + strings + 1));
        NumberText number = new NumberText();
        int used = 0;
        for (int id = stringCount; id < stringCount + strings; id++) {
            if (code.number(number)) {
                in.check(number.isNumber(), "the number of string " + id, number.value());
                byte[] text = number.bytes();
                all.bytes(text, 0, text.length);
            } else {
                long one = code.length();
                in.check(one >= 1 && one <= texts.length - used, "length of string " + id, one);
                all.bytes(texts, used, (int) one);
                used += (int) one;
            }
            starts[id + 1] = all.size();
        }
        in.check(used == texts.length, "length of the strings", texts.length);
        pool = all.toByteArray();
    }

    /** The whole table. */
    CompactSymbolTable table(SectionInput last) throws WppFormatException {
        StringTable strings = new StringTable(stringCount, Arrays.copyOf(starts, stringCount + 1), pool);
        CompactSymbolTable table = new CompactSymbolTable(size,
                new Columns(kinds, addresses, texts, functions, sources), strings);
        AddressOrder order = table.addressOrder();
        for (int i = 1; i < order.size(); i++) {
            last.check(addresses[order.symbol(i - 1)] != addresses[order.symbol(i)], "an address that is there twice",
                    addresses[order.symbol(i)]);
        }
        return table;
    }
}
