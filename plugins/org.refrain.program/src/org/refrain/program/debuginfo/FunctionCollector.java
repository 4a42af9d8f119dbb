/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.dwarf.AttributeValue;
import org.refrain.program.dwarf.CompilationUnit;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.LiveCode;
import org.refrain.program.dwarf.RangeLists;
import org.refrain.program.dwarf.Tag;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourceFiles;

/**
 * Collects functions and inlined calls of all units; names come last, since a function may refer to an entry of a unit
 * that is read later.
 */
final class FunctionCollector {

    /** An instance refers to its abstract form, that to a declaration: two steps. More is a loop. */
    private static final int LONGEST_CHAIN = 8;

    private final LiveCode code;
    private final LineTable lines;
    private final RangeLists rangeLists;
    private final Map<Long, @Nullable Description> descriptions = new HashMap<>();
    private final List<Instance> functions = new ArrayList<>();

    /** What an entry says of a function, wherever its code is. */
    private record Description(String name, String linkageName, int file, int line, long origin) {
    }

    /** Code of a function, or of an inlined call inside one. */
    private static final class Instance {
        final long origin;
        final int depth;
        final AddressRanges ranges;
        final int callFile;
        final int callLine;
        final int callColumn;
        /** Inlined calls anywhere inside, outer ones first. */
        final List<Instance> inlined = new ArrayList<>();

        Instance(Entry entry, AddressRanges ranges, int callFile) {
            this.origin = entry.tag == Tag.SUBPROGRAM ? entry.offset : reference(entry.origin);
            this.depth = entry.depth;
            this.ranges = ranges;
            this.callFile = callFile;
            this.callLine = number(entry.callLine);
            this.callColumn = number(entry.callColumn);
        }
    }

    FunctionCollector(LiveCode code, LineTable lines, RangeLists rangeLists) {
        this.code = code;
        this.lines = lines;
        this.rangeLists = rangeLists;
    }

    /** Reads the functions of a unit; those in front of damage are kept. */
    void read(CompilationUnit unit) throws DwarfException {
        List<Instance> open = new ArrayList<>();
        new EntryWalker(unit).walk(entry -> visit(unit, entry, open));
    }

    private void visit(CompilationUnit unit, Entry entry, List<Instance> open) throws DwarfException {
        while (!open.isEmpty() && open.get(open.size() - 1).depth >= entry.depth) {
            open.remove(open.size() - 1);
        }
        if (entry.tag == Tag.SUBPROGRAM) {
            descriptions.put((long) entry.offset, new Description(unit.text(entry.name), unit.text(
                    entry.linkageName), file(unit, entry.declaredFile), number(entry.declaredLine),
                    reference(entry.origin)));
        }
        AddressRanges ranges = ranges(unit, entry);
        if (ranges.ranges().isEmpty()) {
            return;
        }
        Instance instance = new Instance(entry, ranges, file(unit, entry.callFile));
        if (entry.tag == Tag.SUBPROGRAM) {
            functions.add(instance);
            open.clear();
            open.add(instance);
        } else if (!open.isEmpty()) {
            open.get(0).inlined.add(instance);
            open.add(instance);
        }
    }

    private AddressRanges ranges(CompilationUnit unit, Entry entry) throws DwarfException {
        List<AddressRanges.Range> ranges = new ArrayList<>();
        if (entry.ranges.isPresent()) {
            rangeLists.read(unit, entry.ranges, (first, end) -> add(ranges, first, end));
        } else if (entry.low.isPresent() && entry.high.isPresent()) {
            long first = unit.address(entry.low);
            boolean isOffset = entry.high.kind == AttributeValue.Kind.CONSTANT;
            add(ranges, first, isOffset ? first + entry.high.number : unit.address(entry.high));
        }
        return new AddressRanges(ranges);
    }

    private void add(List<AddressRanges.Range> ranges, long first, long end) {
        if (Long.compareUnsigned(first, end) < 0 && code.startsAt(first)) {
            ranges.add(new AddressRanges.Range(first, end - 1));
        }
    }

    private int file(CompilationUnit unit, AttributeValue number) {
        return number.isPresent() ? lines.fileOf(unit.lines(), number.number) : SourceFiles.UNKNOWN;
    }

    private static long reference(AttributeValue value) {
        return value.kind == AttributeValue.Kind.REFERENCE ? value.number : -1;
    }

    private static int number(AttributeValue value) {
        return value.isPresent() && value.number > 0 && value.number <= Integer.MAX_VALUE ? (int) value.number : 0;
    }

    /** All functions that have code, by the lowest address of each. */
    List<DebugFunction> functions() {
        List<DebugFunction> result = new ArrayList<>(functions.size());
        for (Instance function : functions) {
            Description description = describe(function.origin);
            List<InlinedCall> inlined = new ArrayList<>(function.inlined.size());
            for (Instance call : function.inlined) {
                inlined.add(new InlinedCall(describe(call.origin).name, call.ranges, lines.files().path(
                        call.callFile), call.callLine, call.callColumn));
            }
            result.add(new DebugFunction(description.name, description.linkageName, lines.files().path(
                    description.file), description.line, function.ranges, List.copyOf(inlined)));
        }
        result.sort((a, b) -> Long.compareUnsigned(a.lowest(), b.lowest()));
        return List.copyOf(result);
    }

    /** What an entry and the ones it refers to say together. */
    private Description describe(long origin) {
        Description all = new Description("", "", SourceFiles.UNKNOWN, 0, origin);
        for (int step = 0; step < LONGEST_CHAIN; step++) {
            Description next = descriptions.get(all.origin);
            if (next == null) {
                break;
            }
            all = new Description(all.name.isEmpty() ? next.name : all.name,
                    all.linkageName.isEmpty() ? next.linkageName : all.linkageName,
                    all.line == 0 ? next.file : all.file, all.line == 0 ? next.line : all.line, next.origin);
        }
        return all;
    }
}
