/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.CodeSymbols;
import org.refrain.program.elf.ElfProgram;

/**
 * The table of exception handlers of a Cortex-M program: which address handles which exception. Immutable.
 *
 * <p>Source: Armv7-M Architecture Reference Manual, B1.5.2 and B1.5.3.
 */
public final class VectorTable {

    /** Numbers of the exceptions that an operating system switches tasks with. */
    public static final int SUPERVISOR_CALL = 11;
    public static final int PENDING_SERVICE = 14;

    private static final int RESET = 1;

    /** Exceptions of the core and the most interrupts that a core can have. */
    private static final int MOST = 16 + 496;

    private static final List<String> CORE_NAMES = List.of("", "Reset_Handler", "NMI_Handler", "HardFault_Handler",
            "MemManage_Handler", "BusFault_Handler", "UsageFault_Handler", "SecureFault_Handler", "", "", "",
            "SVC_Handler", "DebugMon_Handler", "", "PendSV_Handler", "SysTick_Handler");

    private final long address;
    /** Numbers of the exceptions that each handler handles, ascending. */
    private final TreeMap<Long, int @Nullable []> handlers = new TreeMap<>();

    private VectorTable(long address, long[] entries) {
        this.address = address;
        for (int number = RESET; number < entries.length; number++) {
            if (entries[number] != 0) {
                long handler = entries[number] & ~1L;
                int[] known = handlers.get(handler);
                int[] numbers = known == null ? new int[1] : Arrays.copyOf(known, known.length + 1);
                numbers[numbers.length - 1] = number;
                handlers.put(handler, numbers);
            }
        }
    }

    /** A table without handlers, for a program whose table is not known. */
    static VectorTable none() {
        return new VectorTable(0, new long[0]);
    }

    /** A table with given entries, for programs that are known from a trace only; 0 for an exception without one. */
    static VectorTable of(long... entries) {
        return new VectorTable(0, entries);
    }

    /** Finds the table: a section or symbol with a usual name, else what lies at the start of the code. */
    static VectorTable find(MemoryImage image, CodeSymbols symbols, ElfProgram program) {
        List<Long> candidates = new ArrayList<>();
        for (MemoryImage.Part part : image.parts()) {
            String name = part.section().name().toLowerCase(Locale.ROOT);
            if (name.contains("vector") || name.contains("intvec") || name.endsWith("isr_vec")) {
                candidates.add(part.address());
            }
        }
        for (long named : symbols.addressesOf(VectorTable::isUsualName)) {
            candidates.add(named);
        }
        for (MemoryImage.Part part : image.parts()) {
            if (part.isCode()) {
                candidates.add(part.address());
            }
        }
        for (long candidate : candidates) {
            Optional<VectorTable> table = read(image, candidate, program);
            if (table.isPresent()) {
                return table.get();
            }
        }
        return none();
    }

    private static boolean isUsualName(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replace("_", "");
        return plain.equals("vectors") || plain.equals("gpfnvectors") || plain.equals("isrvector")
                || plain.equals("vectortable") || plain.equals("interruptvectortable") || plain.equals("vectorsdata");
    }

    private static Optional<VectorTable> read(MemoryImage image, long address, ElfProgram program) {
        long stack = image.u32(address);
        long reset = image.u32(address + 4);
        boolean plausible = (address & 3) == 0 && stack > 0 && (stack & 3) == 0 && !image.isCode(stack - 4)
                && isHandler(image, reset);
        if (!plausible) {
            return Optional.empty();
        }
        long[] entries = new long[MOST];
        int count = 1;
        while (count < MOST && isEntry(image, address + 4L * count) && program.indexOf(address + 4L * count) < 0) {
            entries[count] = image.u32(address + 4L * count);
            count++;
        }
        return count < 4 ? Optional.empty() : Optional.of(new VectorTable(address, Arrays.copyOf(entries, count)));
    }

    private static boolean isEntry(MemoryImage image, long at) {
        long value = image.u32(at);
        return value == 0 || isHandler(image, value);
    }

    private static boolean isHandler(MemoryImage image, long value) {
        return value != MemoryImage.NOTHING && (value & 1) != 0 && image.isCode(value - 1);
    }

    /** Where the table is; 0 when there is none. */
    public long address() {
        return address;
    }

    public boolean isEmpty() {
        return handlers.isEmpty();
    }

    /** Addresses of all handlers, the one of reset included, ascending. */
    public long[] handlers() {
        return handlers.keySet().stream().mapToLong(Long::longValue).toArray();
    }

    /** Numbers of the exceptions that a handler handles, ascending; none when no handler begins there. */
    public int[] exceptionsOf(long handler) {
        int[] numbers = handlers.get(handler);
        return numbers == null ? new int[0] : numbers.clone();
    }

    /** Whether an exception other than reset enters at an address. */
    public boolean isHandler(long handler) {
        int[] numbers = exceptionsOf(handler);
        return numbers.length > 0 && numbers[numbers.length - 1] != RESET;
    }

    /** The usual name of the core's exception that a handler alone is for, such as "SysTick_Handler", or nothing. */
    Optional<String> usualName(long handler) {
        int[] numbers = exceptionsOf(handler);
        boolean one = numbers.length == 1 && numbers[0] < CORE_NAMES.size();
        return one ? Optional.of(CORE_NAMES.get(numbers[0])) : Optional.empty();
    }
}
