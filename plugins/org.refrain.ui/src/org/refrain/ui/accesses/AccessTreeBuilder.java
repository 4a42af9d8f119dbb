/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.nlr.access.AccessNest;
import org.refrain.core.nlr.access.AccessPattern;
import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.core.nlr.access.AccessStream;
import org.refrain.core.nlr.access.DataNames;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.elf.ElfDataSymbols;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.accesses.AccessRow.Numbers;
import org.refrain.ui.accesses.AccessRow.Where;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.AddressFormat;

/** Makes rows of access patterns. */
final class AccessTreeBuilder {

    /** Places of a loop's body whose text is shown. */
    private static final int MOST_PLACES = 4;

    private final ProgramTrace program;
    private final @Nullable ProgramImage image;
    private final SymbolTable symbols;
    private final DataNames names;
    private final Progress progress;

    /**
     * What is in one line.
     *
     * @param label of the line's row; empty if neither line nor function is known, and there is none
     */
    private record Line(String label, Where where) {
    }

    AccessTreeBuilder(ProgramTrace program, Progress progress) {
        this.program = program;
        this.progress = progress;
        image = program.usableImage();
        symbols = program.trace().symbols();
        names = variables(image);
    }

    /** The program's variables; none when the file cannot be read any more, so that addresses are shown. */
    private static DataNames variables(@Nullable ProgramImage image) {
        if (image != null) {
            try (ElfFile file = ElfFile.open(image.path())) {
                return ElfDataSymbols.read(file);
            } catch (IOException | ElfFormatException e) {
                return DataNames.NONE;
            }
        }
        return DataNames.NONE;
    }

    AccessTree build(AccessPatterns found) {
        int listed = Math.min(found.streams().size(), AccessTree.MOST_INSTRUCTIONS);
        Map<Line, List<AccessPattern>> lines = new LinkedHashMap<>();
        List<AccessRow> roots = new ArrayList<>();
        for (AccessPattern stream : found.streams().subList(0, listed)) {
            progress.checkCancelled();
            Line line = lineOf(stream.stream());
            if (line.label.isEmpty()) {
                instruction(null, line.where, stream, roots);
            } else {
                lines.computeIfAbsent(line, key -> new ArrayList<>()).add(stream);
            }
        }
        lines.forEach((line, streams) -> line(line, streams, roots));
        roots.sort(Comparator.comparingLong(row -> -row.accesses()));
        return new AccessTree(List.copyOf(roots), found,
                found.streams().stream().mapToLong(AccessPattern::looped).sum(), listed, names != DataNames.NONE);
    }

    private Line lineOf(AccessStream stream) {
        if (!stream.isKnown()) {
            return new Line("", new Where("", null));
        }
        int symbol = symbols.symbolAt(stream.instruction());
        SourcePlace place = symbol >= 0 ? program.placeOf(symbol) : placeAt(stream.instruction());
        String function = symbol < 0 ? "" : program.functionOf(symbol);
        // which column of the line it is makes no difference
        SourcePlace line = place == null ? null : new SourcePlace(place.path(), place.line(), 0);
        return new Line(line == null ? function : line.fileName() + ":" + line.line(), new Where(function, line));
    }

    /** The line of an instruction that the trace has accesses of, but no execution. */
    private @Nullable SourcePlace placeAt(long address) {
        ProgramImage usable = image;
        Optional<SourcePlace> place = usable == null ? Optional.empty() : usable.lines().placeAt(address);
        return place.isPresent() ? place.get() : null;
    }

    private void line(Line line, List<AccessPattern> streams, List<AccessRow> roots) {
        long accesses = 0;
        long looped = 0;
        long first = Long.MAX_VALUE;
        boolean loads = false;
        boolean stores = false;
        List<AccessNest> nests = new ArrayList<>();
        boolean hasAll = true;
        for (AccessPattern stream : streams) {
            accesses += stream.count();
            looped += stream.looped();
            first = Math.min(first, stream.first());
            loads |= !stream.stream().isWrite();
            stores |= stream.stream().isWrite();
            nests.addAll(stream.nests());
            hasAll &= stream.hasAll();
        }
        Numbers numbers = new Numbers(accesses, looped, AccessRow.NONE, first);
        AccessRow row = new AccessRow(null, line.label, line.where, numbers,
                loads && stores ? Messages.AccessTree_loadsAndStores
                        : loads ? Messages.AccessTree_loads : Messages.AccessTree_stores,
                summary(nests, hasAll));
        roots.add(row);
        streams.forEach(stream -> instruction(row, line.where, stream, roots));
    }

    private void instruction(@Nullable AccessRow line, Where where, AccessPattern stream, List<AccessRow> roots) {
        long address = stream.stream().instruction();
        int symbol = stream.stream().isKnown() ? symbols.symbolAt(address) : -1;
        String text = symbol < 0 ? "" : symbols.text(symbol);
        String label = !stream.stream().isKnown() ? Messages.AccessTree_unknownInstruction
                : text.isEmpty() ? AddressFormat.format(address)
                : AddressFormat.format(address) + "  " + text.strip().replaceAll("\\s+", " ");
        String access = access(stream.stream().isWrite(), AccessWidth.of(text));
        AccessRow row = new AccessRow(line, label, where,
                new Numbers(stream.count(), stream.looped(), AccessRow.NONE, stream.first()), access,
                summary(stream.nests(), stream.hasAll()));
        if (line == null) {
            roots.add(row);
        }
        int number = 1;
        for (AccessNest nest : stream.nests()) {
            boolean isLoop = nest.nest().isLoop();
            new AccessRow(row, isLoop ? NLS.bind(Messages.AccessTree_pattern, Integer.toString(number++))
                    : Messages.AccessTree_single, where,
                    new Numbers(nest.accesses(), isLoop ? nest.accesses() : 0, nest.passes(), nest.first()), access,
                    text(nest));
        }
        long others = stream.count() - stream.covered();
        if (others > 0) {
            long looped = stream.looped() - stream.coveredByLoops();
            new AccessRow(row, Messages.AccessTree_others, where,
                    new Numbers(others, looped, AccessRow.NONE, AccessRow.NONE), access,
                    looped == 0 ? Messages.AccessTree_unpredictable
                            : NLS.bind(Messages.AccessTree_further, CycleText.number(looped),
                                    CycleText.number(others - looped)));
        }
    }

    private static String access(boolean isWrite, int width) {
        String kind = isWrite ? Messages.AccessTree_store : Messages.AccessTree_load;
        return width == AccessWidth.UNKNOWN ? kind
                : NLS.bind(width == 1 ? Messages.AccessTree_byte : Messages.AccessTree_bytes, kind,
                        Integer.toString(width));
    }

    /** The loop that tells most, and whether there is more. */
    private String summary(List<AccessNest> nests, boolean hasAll) {
        List<AccessNest> loops = nests.stream().filter(nest -> nest.nest().isLoop()).toList();
        if (loops.isEmpty()) {
            return nests.size() == 1 && hasAll ? text(nests.get(0)) : Messages.AccessTree_none;
        }
        // a constant is in every line, and of no interest where an address moves
        String text = text(Collections.max(loops, Comparator.comparing(AccessNest::varies)
                .thenComparingLong(AccessNest::accesses)));
        String others = CycleText.number(loops.size() - 1);
        return loops.size() == 1 && hasAll ? text
                : NLS.bind(hasAll ? Messages.AccessTree_more : Messages.AccessTree_moreUnlisted, text, others);
    }

    private String text(AccessNest nest) {
        List<String> places = nest.text(names);
        String shown = String.join("; ", places.subList(0, Math.min(MOST_PLACES, places.size())));
        return places.size() <= MOST_PLACES ? shown
                : NLS.bind(Messages.AccessTree_places, shown, CycleText.number(places.size() - MOST_PLACES));
    }
}
