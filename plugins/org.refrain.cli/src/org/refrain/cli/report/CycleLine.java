/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.util.List;

import com.google.gson.stream.JsonWriter;

import org.refrain.core.cycle.CycleClass;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.symbol.SymbolTable;

/**
 * One line of the table of cycles: a class, or a distinct cycle.
 *
 * @param cycle id, length, count and times; of a class those of its cycles taken together
 * @param share its part of all complete cycles, from 0 to 1
 * @param first position of the event that its first occurrence begins with
 * @param members ids of the distinct cycles of a class; empty for a distinct cycle
 * @param loops what the cycles of a class differ in
 */
record CycleLine(DistinctCycle cycle, double share, long first, int[] members, List<LoopReport> loops) {

    private static final int SHOWN_LOOPS = 4;

    static CycleLine of(DistinctCycle cycle, CycleTable table) {
        return new CycleLine(cycle, (double) cycle.count() / table.count(), table.startOf(cycle.first()), new int[0],
                List.of());
    }

    static CycleLine of(CycleClass cycleClass, CycleTable grouped, SymbolTable symbols) {
        CycleLine line = of(grouped.distinct(cycleClass.id()), grouped);
        return new CycleLine(line.cycle, line.share, line.first, cycleClass.cycles(),
                cycleClass.loops().stream().map(loop -> LoopReport.of(loop, symbols)).toList());
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("id").value(cycle.id());
        json.name("count").value(cycle.count());
        json.name("share").value(share);
        json.name("length").value(cycle.length());
        json.name("first").value(first);
        Numbers.time(json, "minTime", cycle.minTime());
        Numbers.time(json, "maxTime", cycle.maxTime());
        if (members.length > 0) {
            json.name("ids").beginArray();
            for (int member : members) {
                json.value(member);
            }
            json.endArray();
            json.name("loops").beginArray();
            for (LoopReport loop : loops) {
                loop.write(json);
            }
            json.endArray();
        }
        json.endObject();
    }

    void print(TextTable table) {
        table.add(Integer.toString(cycle.id()), Numbers.count(cycle.count()), Numbers.share(share),
                Numbers.count(cycle.length()), Numbers.count(first),
                Numbers.duration(cycle.minTime()), Numbers.duration(cycle.maxTime()),
                members.length > 1 ? Numbers.count(members.length) : "");
        for (LoopReport loop : loops.subList(0, Math.min(SHOWN_LOOPS, loops.size()))) {
            table.note(loop.summary());
            table.note("  " + loop.histogram());
        }
        if (loops.size() > SHOWN_LOOPS) {
            table.note("and " + Numbers.count((long) loops.size() - SHOWN_LOOPS, "more loop"));
        }
    }
}
