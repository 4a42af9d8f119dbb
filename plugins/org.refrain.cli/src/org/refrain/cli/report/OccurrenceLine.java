/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.trace.InstructionRow;
import org.refrain.program.analysis.TaskFlow;

import com.google.gson.stream.JsonWriter;

/**
 * Where a path was complete.
 *
 * @param position of the event, in the trace
 * @param frame where the function was entered, in the trace
 * @param time of that event or the last one before it that has a time, picoseconds, or NO_TIME
 * @param depth how many functions were open
 * @param path its number
 * @param task the task that ran, from 0; -1 when there is only one
 * @param sure whether it is known that this task ran the whole frame
 */
public record OccurrenceLine(long position, long frame, long time, long depth, int path, int task, boolean sure) {

    static OccurrenceLine of(Occurrence occurrence, IndexedTrace trace, TaskFlow tasks) {
        long position = tasks.positionOf(occurrence.position());
        boolean single = tasks.tasks() == 1;
        return new OccurrenceLine(position, tasks.positionOf(occurrence.frame()), time(trace, position),
                occurrence.depth(), occurrence.path(), single ? -1 : tasks.taskOf(occurrence.position()),
                tasks.isSure(occurrence.frame(), occurrence.position()));
    }

    private static long time(IndexedTrace trace, long position) {
        long timed = trace.previousTimed(position);
        long[] time = {InstructionRow.NO_TIME};
        if (timed >= 0) {
            trace.times(timed, time, 1);
        }
        return time[0];
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("position").value(position);
        json.name("frame").value(frame);
        Numbers.time(json, "time", time);
        json.name("depth").value(depth);
        json.name("path").value(path);
        if (task >= 0) {
            json.name("task").value(task);
            json.name("sure").value(sure);
        }
        json.endObject();
    }

    static TextTable table() {
        return new TextTable(">position", ">entered at", ">time", ">depth", ">path", ">task", "");
    }

    /** @param several whether there is more than one path to tell apart */
    void print(TextTable table, boolean several) {
        table.add(Numbers.count(position), Numbers.count(frame), time == InstructionRow.NO_TIME ? ""
                : Numbers.seconds(time) + " s", Numbers.count(depth), several ? Integer.toString(path) : "",
                task < 0 ? "" : Integer.toString(task), sure ? "" : "task guessed");
    }
}
