/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.elf.BytesChannel;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfProgram;

/** The firmware of the folder "firmware": program, trace, and what it counted about itself. */
public final class DifficultFirmware {

    private static final String SWITCH = "switch =";

    public final ProgramModel model;
    public final ListedTrace trace = new ListedTrace();
    /** Entries of each function. */
    public final Map<String, Long> counts = new LinkedHashMap<>();
    /** The task that ran from each switch on, the first one by SVC included. */
    public final List<Integer> tasks = new ArrayList<>();

    /** @param processor m3 or m0 */
    public DifficultFirmware(String processor) throws Exception {
        String name = "difficult-" + processor;
        try (InputStream bytes = open(name + ".elf");
                ElfFile file = ElfFile.open(new BytesChannel(bytes.readAllBytes()))) {
            model = ProgramModel.of(file, ElfProgram.of(file, name));
        }
        try (InputStream packed = open(name + ".pc.gz"); InputStream bytes = new GZIPInputStream(packed)) {
            ByteBuffer counters = ByteBuffer.wrap(bytes.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
            while (counters.hasRemaining()) {
                trace.add(counters.getInt() & 0xFFFF_FFFFL);
            }
        }
        try (InputStream printed = open(name + ".txt")) {
            for (String line : new String(printed.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                String[] cells = line.replace("switch ", SWITCH).split("=");
                if (line.startsWith("switch")) {
                    tasks.add(Integer.parseInt(cells[1]));
                } else {
                    counts.put(cells[0], Long.parseLong(cells[1]));
                }
            }
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(DifficultFirmware.class.getResourceAsStream(name), name);
    }
}
