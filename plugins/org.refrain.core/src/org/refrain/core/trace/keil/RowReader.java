/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/**
 * Decides what each row of a file is and hands it on. Instructions take the short way through {@link #read}; all else
 * is sorted out in {@link #readOther}. Not thread-safe.
 */
final class RowReader {

    private static final int QUOTED_LENGTH = 48;

    private final KeilLayout layout;
    private final TraceReceiver receiver;
    private final Cells cells;
    private final UnquotedRow unquoted;
    private final AddressCell address = new AddressCell();
    private final InstructionRow row = new InstructionRow();
    private final RowFindings findings = new RowFindings();
    private final boolean mayLackQuotes;
    private long events;
    private long marks;

    RowReader(KeilLayout layout, TraceReceiver receiver) {
        this.layout = layout;
        this.receiver = receiver;
        this.cells = new Cells(layout.separator);
        this.unquoted = new UnquotedRow(layout);
        this.mayLackQuotes = layout.separator == ',' || layout.separator == ';';
        row.hasAddress = true;
    }

    /** Instructions and discontinuities so far. */
    long events() {
        return events;
    }

    /** Rows beside the instructions so far. */
    long marks() {
        return marks;
    }

    /** Reports what shows over many rows. */
    void finish() {
        findings.report(receiver);
    }

    /** Reads the line that the reader stands at. */
    void read(LineReader lines) {
        if (lines.tooLong()) {
            problem(lines, "The line is longer than " + (LineReader.LONGEST_LINE >> 10) + " KiB and was left out.");
            return;
        }
        byte[] line = lines.buffer();
        cells.split(line, lines.start(), lines.end());
        int count = cells.count;
        if (count != layout.columns && mayLackQuotes && (!cells.quoted || count > layout.columns)) {
            unquoted.mend(line, cells);
            count = cells.count;
        }
        int place = layout.address;
        int text = layout.instruction;
        if (place >= count || text >= count
                || address.parse(line, cells.starts[place], cells.ends[place]) != AddressCell.Outcome.NUMBER
                || !isCode(line, text) || !isTraced(line)) {
            readOther(lines, line);
            return;
        }
        if (layout.flag >= 0 && !cells.isEmpty(layout.flag)) {
            readFlag(lines, line);
        }
        row.line = lines.line();
        row.offset = lines.offset();
        row.address = address.value;
        row.buffer = line;
        row.textStart = cells.starts[text];
        row.textEnd = cells.ends[text];
        int function = layout.function;
        boolean hasFunction = function >= 0 && function < count;
        row.functionStart = hasFunction ? cells.starts[function] : 0;
        row.functionEnd = hasFunction ? cells.ends[function] : 0;
        int source = layout.source;
        boolean hasSource = source >= 0 && source < count;
        row.sourceStart = hasSource ? cells.starts[source] : 0;
        row.sourceEnd = hasSource ? cells.ends[source] : 0;
        row.time = time(line, lines.line());
        events++;
        findings.instruction(row, lines.fills());
        receiver.instruction(row);
    }

    /** Instructions begin with a letter, data with a digit; R and W are the segments of data accesses. */
    private boolean isCode(byte[] line, int text) {
        if (address.segment == 'R' || address.segment == 'W') {
            return false;
        }
        int start = cells.starts[text];
        if (start == cells.ends[text]) {
            return address.marked;
        }
        int first = line[start];
        return (first < '0' || first > '9')
                && !(first == 'E' && start + 1 < cells.ends[text] && line[start + 1] == 'x');
    }

    private boolean isTraced(byte[] line) {
        return layout.type < 0 || cells.isEmpty(layout.type) || cells.text(line, layout.type).startsWith("ETM");
    }

    private long time(byte[] line, long number) {
        int place = layout.time;
        if (place < 0 || place >= cells.count || cells.starts[place] == cells.ends[place]) {
            return InstructionRow.NO_TIME;
        }
        long time = KeilTime.parse(line, cells.starts[place], cells.ends[place], layout.timeUnit);
        if (time == KeilTime.UNREADABLE) {
            findings.unreadableTime(number);
            return InstructionRow.NO_TIME;
        }
        findings.time(time, number);
        return time;
    }

    /** O in the flag column: records before this one were lost. */
    private void readFlag(LineReader lines, byte[] line) {
        String flag = cells.text(line, layout.flag);
        if (flag.contains("O") || flag.contains("X")) {
            discontinuity(lines, Discontinuity.Kind.OVERFLOW, "Overflow before this record");
        }
    }

    private void readOther(LineReader lines, byte[] line) {
        if (cells.allEmpty()) {
            return;
        }
        String text = cells.text(line, layout.instruction);
        String type = cells.text(line, layout.type);
        String place = cells.text(line, layout.address);
        AddressCell.Outcome outcome = layout.address < cells.count
                ? address.parse(line, cells.starts[layout.address], cells.ends[layout.address])
                : AddressCell.Outcome.EMPTY;
        Discontinuity.Kind flow = text.isEmpty() && outcome == AddressCell.Outcome.TEXT ? FlowText.flow(place) : null;
        if (flow != null) {
            discontinuity(lines, flow, place);
            return;
        }
        TraceMark.Kind mark = markKind(type, text, outcome);
        if (mark != null) {
            String words = mark == FlowText.mark(text) ? text : cells.allText(line, layout.time);
            marks++;
            findings.interruption();
            receiver.mark(new TraceMark(lines.line(), mark, time(line, lines.line()), words));
            return;
        }
        readUnknown(lines, line, outcome, place, text);
    }

    private TraceMark.@Nullable Kind markKind(String type, String text, AddressCell.Outcome outcome) {
        TraceMark.Kind kind = FlowText.mark(text);
        if (kind == null && !type.isEmpty()) {
            kind = FlowText.mark(type);
        }
        if (kind != null || outcome != AddressCell.Outcome.NUMBER || text.isEmpty()) {
            return kind;
        }
        if (address.segment == 'R' || address.segment == 'W') {
            return address.segment == 'R' ? TraceMark.Kind.DATA_READ : TraceMark.Kind.DATA_WRITE;
        }
        return Character.isDigit(text.charAt(0)) ? TraceMark.Kind.OTHER : null;
    }

    private void readUnknown(LineReader lines, byte[] line, AddressCell.Outcome outcome, String place, String text) {
        String words = cells.allText(line, layout.time);
        Discontinuity.Kind flow = FlowText.flow(words);
        if (outcome != AddressCell.Outcome.NUMBER && flow != null && (place.isEmpty() || text.isEmpty())) {
            discontinuity(lines, flow, words);
        } else if (outcome == AddressCell.Outcome.TOO_LONG) {
            problem(lines, "The address " + quote(place) + " has more than 64 bits.");
        } else if (KeilColumn.named(place) != null && KeilColumn.named(text) != null) {
            // the header once more: files put behind one another
            discontinuity(lines, Discontinuity.Kind.GAP, "Another header");
        } else if (cells.count <= Math.max(layout.address, layout.instruction)) {
            problem(lines, "The row ends before its " + (cells.count <= layout.address ? "address" : "instruction")
                    + "; it is cut off or damaged: " + quote(words) + ".");
        } else if (outcome == AddressCell.Outcome.EMPTY) {
            problem(lines, "The row has no address: " + quote(words) + ".");
        } else if (text.isEmpty() && outcome == AddressCell.Outcome.TEXT) {
            discontinuity(lines, Discontinuity.Kind.OTHER, place);
        } else {
            problem(lines, "The address " + quote(place) + " is not a hexadecimal number.");
        }
    }

    private void discontinuity(LineReader lines, Discontinuity.Kind kind, String text) {
        events++;
        findings.interruption();
        receiver.discontinuity(new Discontinuity(lines.line(), kind, text));
    }

    private void problem(LineReader lines, String message) {
        findings.interruption();
        receiver.problem(new TraceProblem(TraceProblem.Severity.WARNING, lines.line(), lines.offset(), message));
    }

    private static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length() && i < QUOTED_LENGTH; i++) {
            quoted.append(Character.isISOControl(text.charAt(i)) ? '\ufffd' : text.charAt(i));
        }
        return quoted.append(text.length() > QUOTED_LENGTH ? "..." : "").append('"').toString();
    }
}
