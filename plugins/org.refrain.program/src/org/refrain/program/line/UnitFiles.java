/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.ArrayList;
import java.util.List;

import org.refrain.program.dwarf.AttributeValue;
import org.refrain.program.dwarf.DwarfCursor;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.DwarfSections;
import org.refrain.program.dwarf.DwarfStrings;

/** Reads a line program's lists of folders and files: DWARF 5, sections 6.2.4 and 6.2.4.1, DWARF 4, section 6.2.4. */
final class UnitFiles {

    private static final int PATH = 1;
    private static final int FOLDER = 2;

    private final DwarfSections sections;
    private final DwarfStrings strings;
    private final SourceFiles.Builder files;
    private final String compileFolder;

    /**
     * @param strings takes texts
     * @param files takes the files
     * @param compileFolder the folder that the compiler ran in, empty when unknown
     */
    UnitFiles(DwarfSections sections, DwarfStrings strings, SourceFiles.Builder files, String compileFolder) {
        this.sections = sections;
        this.strings = strings;
        this.files = files;
        this.compileFolder = compileFolder;
    }

    /** Reads both lists; the result tells for each number that the program uses which of all files it is. */
    List<Integer> read(LineHeader header, DwarfCursor cursor) throws DwarfException {
        return header.encoding().version() >= 5 ? readVersion5(header, cursor) : readOlder(cursor);
    }

    private List<Integer> readOlder(DwarfCursor cursor) throws DwarfException {
        List<String> folders = new ArrayList<>();
        folders.add(compileFolder);
        String folder = strings.inline(cursor);
        while (!folder.isEmpty()) {
            folders.add(files.join(compileFolder, folder));
            folder = strings.inline(cursor);
        }
        List<Integer> numbers = new ArrayList<>();
        numbers.add(SourceFiles.UNKNOWN); // files count from 1
        String name = strings.inline(cursor);
        while (!name.isEmpty()) {
            numbers.add(older(name, folders, cursor));
            name = strings.inline(cursor);
        }
        return numbers;
    }

    /** One entry behind its name. */
    private int older(String name, List<String> folders, DwarfCursor cursor) throws DwarfException {
        long folder = cursor.uleb();
        cursor.uleb(); // time
        cursor.uleb(); // size
        return files.add(inFolder(name, folders, folder));
    }

    /** A file that the program itself defines, with its operands at the cursor. */
    int define(DwarfCursor cursor) throws DwarfException {
        return older(strings.inline(cursor), List.of(compileFolder), cursor);
    }

    private List<Integer> readVersion5(LineHeader header, DwarfCursor cursor) throws DwarfException {
        List<String> folders = new ArrayList<>();
        readList(header, cursor, (name, folder) -> folders.add(folders.isEmpty() ? files.join(compileFolder,
                name) : files.join(folders.get(0), name)));
        List<Integer> numbers = new ArrayList<>();
        readList(header, cursor, (name, folder) -> numbers.add(files.add(inFolder(name, folders, folder))));
        return numbers;
    }

    /** Takes the entries of a list. */
    private interface Entry {
        void accept(String name, long folder) throws DwarfException;
    }

    private void readList(LineHeader header, DwarfCursor cursor, Entry entry) throws DwarfException {
        int[] format = new int[2 * cursor.u8()];
        for (int i = 0; i < format.length; i++) {
            format[i] = cursor.ulebInt();
        }
        int count = cursor.ulebInt();
        if (count > 0 && format.length == 0) {
            throw cursor.damaged("A list of " + count + " files without any content");
        }
        AttributeValue value = new AttributeValue();
        for (int i = 0; i < count; i++) {
            int before = cursor.position();
            String name = "";
            long folder = 0;
            for (int f = 0; f < format.length; f += 2) {
                value.read(cursor, format[f + 1], 0, header.encoding());
                if (format[f] == PATH) {
                    name = text(value, cursor);
                } else if (format[f] == FOLDER) {
                    folder = value.number;
                }
            }
            if (cursor.position() == before) {
                throw cursor.damaged("A list of " + count + " files whose entries are empty");
            }
            entry.accept(name, folder);
        }
    }

    private String text(AttributeValue value, DwarfCursor cursor) throws DwarfException {
        return switch (value.kind) {
            case TEXT -> strings.inline(sections.cursor(DwarfSections.Kind.LINES, value.number));
            case STRING_OFFSET -> strings.at(DwarfSections.Kind.STRINGS, value.number);
            case LINE_STRING_OFFSET -> strings.at(DwarfSections.Kind.LINE_STRINGS, value.number);
            default -> throw cursor.unsupported("A file's name is stored in a way that is not known");
        };
    }

    private String inFolder(String name, List<String> folders, long folder) throws DwarfException {
        return folder >= 0 && folder < folders.size() ? files.join(folders.get((int) folder), name) : name;
    }
}
