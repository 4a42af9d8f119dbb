/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Infers the columns of a file without a header, such as the row form of the CoMET paper:
 * {@code 0x08000CA0," BL.W    LCD_WriteReg (0x08000D74)"}. At least half of the rows must have an address that looks
 * hexadecimal and, in a later cell, an Arm mnemonic, always in the same columns.
 */
final class HeaderlessLayout {

    private static final int ROWS = 200;

    private final char separator;
    private final Cells cells;
    private final AddressCell probe = new AddressCell();
    /** Rows by address column * 64 + instruction column. */
    private final Map<Integer, Integer> votes = new TreeMap<>();
    private int rows;

    private HeaderlessLayout(char separator) {
        this.separator = separator;
        this.cells = new Cells((byte) separator);
    }

    static @Nullable KeilLayout find(List<byte[]> lines, char[] separators) {
        for (char separator : separators) {
            KeilLayout layout = new HeaderlessLayout(separator).find(lines);
            if (layout != null) {
                return layout;
            }
        }
        return null;
    }

    private @Nullable KeilLayout find(List<byte[]> lines) {
        for (int i = 0; i < lines.size() && rows < ROWS; i++) {
            byte[] line = split(lines.get(i));
            if (!cells.allEmpty()) {
                rows++;
                int vote = vote(line);
                if (vote >= 0) {
                    votes.merge(vote, 1, Integer::sum);
                }
            }
        }
        int best = -1;
        for (Map.Entry<Integer, Integer> entry : votes.entrySet()) {
            if (entry.getValue() * 2 >= rows && (best < 0 || entry.getValue() > votes.getOrDefault(best, 0))) {
                best = entry.getKey();
            }
        }
        return best < 0 ? null : layout(lines, best / Cells.MOST, best % Cells.MOST);
    }

    private byte[] split(byte[] line) {
        byte[] copy = line.clone();
        cells.split(copy, 0, copy.length);
        return copy;
    }

    private int vote(byte[] line) {
        for (int a = 0; a + 1 < cells.count; a++) {
            if (probe.parse(line, cells.starts[a], cells.ends[a]) == AddressCell.Outcome.NUMBER && probe.marked) {
                for (int i = a + 1; i < cells.count; i++) {
                    if (Mnemonics.startsKnown(cells.text(line, i))) {
                        return a * Cells.MOST + i;
                    }
                }
                return -1;
            }
        }
        return -1;
    }

    private KeilLayout layout(List<byte[]> lines, int address, int instruction) {
        Map<KeilColumn, Integer> places = new EnumMap<>(KeilColumn.class);
        places.put(KeilColumn.ADDRESS, address);
        places.put(KeilColumn.INSTRUCTION, instruction);
        int time = timeColumn(lines, address, instruction);
        if (time >= 0) {
            places.put(KeilColumn.TIME, time);
        }
        int columns = columns(lines, address, instruction);
        if (columns > instruction + 2) {
            places.put(KeilColumn.SOURCE, instruction + 1);
            places.put(KeilColumn.FUNCTION, columns - 1);
        } else if (columns > instruction + 1) {
            places.put(lastIsName(lines) ? KeilColumn.FUNCTION : KeilColumn.SOURCE, columns - 1);
        }
        return new KeilLayout(separator, columns, 0, false, KeilLayout.SECOND, places);
    }

    /** The column before the address whose texts have a point, a comma or a unit; the first, when none has. */
    private int timeColumn(List<byte[]> lines, int address, int instruction) {
        int best = address > 0 ? 0 : -1;
        int most = 0;
        for (int column = 0; column < address; column++) {
            int times = 0;
            boolean numbers = true;
            for (int i = 0; i < lines.size() && i < ROWS; i++) {
                byte[] line = split(lines.get(i));
                if (vote(line) == address * Cells.MOST + instruction && !cells.isEmpty(column)) {
                    String text = cells.text(line, column);
                    numbers &= KeilTime.parse(line, cells.starts[column], cells.ends[column], 1) != KeilTime.UNREADABLE;
                    times += text.matches(".*[.,s].*") ? 1 : 0;
                }
            }
            if (numbers && times > most) {
                most = times;
                best = column;
            }
        }
        return most > 0 ? best : -1;
    }

    /** The smallest number of cells that at least one in twenty of the rows has: the others hold separators. */
    private int columns(List<byte[]> lines, int address, int instruction) {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        int total = 0;
        for (int i = 0; i < lines.size() && i < ROWS; i++) {
            byte[] line = split(lines.get(i));
            if (vote(line) == address * Cells.MOST + instruction) {
                counts.merge(cells.count, 1, Integer::sum);
                total++;
            }
        }
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            if (entry.getValue() * 20 >= total) {
                return entry.getKey();
            }
        }
        return instruction + 1;
    }

    private boolean lastIsName(List<byte[]> lines) {
        for (int i = 0; i < lines.size() && i < ROWS; i++) {
            byte[] line = split(lines.get(i));
            int last = cells.count - 1;
            if (!cells.isEmpty(last) && !isName(line, cells.starts[last], cells.ends[last])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a text may be the name of a C or C++ function: nothing but a name outside its brackets. */
    private static boolean isName(byte[] text, int start, int end) {
        int depth = 0;
        for (int i = start; i < end; i++) {
            byte b = text[i];
            if (b == '(' || b == '<') {
                depth++;
            } else if (b == ')' || b == '>') {
                depth--;
            } else if (depth == 0 && !Character.isLetterOrDigit(b) && "_$.:~@".indexOf(b) < 0 && b > 0) {
                return false;
            }
        }
        return true;
    }
}
