/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

/**
 * What a .wpp file says about itself.
 *
 * @param format short name of the trace's format
 * @param sourceName file name of the trace, without folder
 * @param sourceSize its size on disk in bytes
 * @param sourceModified its time of last change, milliseconds since 1970 UTC
 * @param events number of events
 * @param header what was asked for as loop header
 * @param functions identity of the program that function names came from; empty without one
 * @param archive identity of the archive that this index was unpacked from; empty for an index made from a trace
 */
public record WppMeta(String format, String sourceName, long sourceSize, long sourceModified, long events,
        String header, String functions, String archive) {

    private static final String FORMAT = "format";
    private static final String SOURCE_NAME = "source.name";
    private static final String SOURCE_SIZE = "source.size";
    private static final String SOURCE_MODIFIED = "source.modified";
    private static final String EVENTS = "events";
    private static final String HEADER = "header";
    private static final String FUNCTIONS = "functions";

    private static final String ARCHIVE = "archive";

    /** Of a file that is made from a trace. */
    public WppMeta(String format, String sourceName, long sourceSize, long sourceModified, long events, String header,
            String functions) {
        this(format, sourceName, sourceSize, sourceModified, events, header, functions, "");
    }

    WppMeta withArchive(String newArchive) {
        return new WppMeta(format, sourceName, sourceSize, sourceModified, events, header, functions, newArchive);
    }

    WppMeta withEvents(long newEvents) {
        return new WppMeta(format, sourceName, sourceSize, sourceModified, newEvents, header, functions, archive);
    }

    byte[] section() {
        SectionOutput out = new SectionOutput();
        out.u32(archive.isEmpty() ? 7 : 8);
        entry(out, FORMAT, format);
        entry(out, SOURCE_NAME, sourceName);
        entry(out, SOURCE_SIZE, Long.toString(sourceSize));
        entry(out, SOURCE_MODIFIED, Long.toString(sourceModified));
        entry(out, EVENTS, Long.toString(events));
        entry(out, HEADER, header);
        entry(out, FUNCTIONS, functions);
        if (!archive.isEmpty()) {
            entry(out, ARCHIVE, archive);
        }
        return out.toByteArray();
    }

    private static void entry(SectionOutput out, String key, String value) {
        out.text(key);
        out.text(value);
    }

    static WppMeta read(SectionInput in) throws WppFormatException {
        String format = "";
        String sourceName = "";
        long sourceSize = -1;
        long sourceModified = -1;
        long events = -1;
        String header = "";
        String functions = "";
        String archive = "";
        int count = in.count32("number of entries");
        for (int i = 0; i < count; i++) {
            String key = in.text();
            String value = in.text();
            switch (key) {
                case FORMAT -> format = value;
                case SOURCE_NAME -> sourceName = value;
                case SOURCE_SIZE -> sourceSize = number(in, key, value);
                case SOURCE_MODIFIED -> sourceModified = number(in, key, value);
                case EVENTS -> events = number(in, key, value);
                case HEADER -> header = value;
                case FUNCTIONS -> functions = value;
                case ARCHIVE -> archive = value;
                default -> {
                    // from a newer minor version
                }
            }
        }
        in.check(events >= 0, EVENTS, events);
        in.end();
        return new WppMeta(format, sourceName, sourceSize, sourceModified, events, header, functions, archive);
    }

    private static long number(SectionInput in, String key, String value) throws WppFormatException {
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw in.inconsistent(key + " is no number");
        }
    }
}
