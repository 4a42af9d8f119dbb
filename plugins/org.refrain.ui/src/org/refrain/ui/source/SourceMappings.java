/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Where sources are that were compiled elsewhere. The user is asked for one file; all others of that folder are found
 * the same way from then on, as long as the workspace lives.
 */
public final class SourceMappings {

    private static final String NODE = "org.refrain.ui";
    /** Lines of a compiler's folder, a tab, and the folder here. */
    private static final String KEY = "sourceFolders";

    private SourceMappings() {
    }

    /**
     * Learns from one file where its folder is: the parts at the end that both paths share are left out.
     *
     * @param compiled as the program names it
     * @param here the same file on this computer
     */
    public static void remember(String compiled, Path here) {
        List<String> from = PathParts.of(compiled);
        List<String> to = PathParts.of(here.toString());
        int equal = PathParts.equalAtEnd(from, to);
        Path folder = here;
        for (int i = 0; i < equal && folder != null; i++) {
            folder = folder.getParent();
        }
        Map<String, String> mappings = all();
        mappings.put(String.join("/", from.subList(0, from.size() - equal)), String.valueOf(folder));
        save(mappings);
        SourceLocator.forget();
    }

    /** Forgets everything. */
    public static void clear() {
        save(Map.of());
        SourceLocator.forget();
    }

    /** The file that a mapping leads to, the one with the longest folder first; null when none leads to a file. */
    static @Nullable Path find(String compiled) {
        List<String> parts = PathParts.of(compiled);
        Path best = null;
        int bestLength = -1;
        for (Map.Entry<String, String> mapping : all().entrySet()) {
            List<String> from = PathParts.of(mapping.getKey());
            if (from.size() > bestLength && from.size() <= parts.size()
                    && from.equals(parts.subList(0, from.size()))) {
                Path file = resolve(mapping.getValue(), parts.subList(from.size(), parts.size()));
                if (file != null && Files.isRegularFile(file)) {
                    best = file;
                    bestLength = from.size();
                }
            }
        }
        return best;
    }

    private static @Nullable Path resolve(String folder, List<String> parts) {
        try {
            return Path.of(folder, parts.toArray(String[]::new)).normalize();
        } catch (InvalidPathException e) {
            return null; // a name that this operating system does not know
        }
    }

    private static Map<String, String> all() {
        Map<String, String> mappings = new LinkedHashMap<>();
        for (String line : node().get(KEY, "").split("\n")) {
            int tab = line.indexOf('\t');
            if (tab >= 0) {
                mappings.put(line.substring(0, tab), line.substring(tab + 1));
            }
        }
        return mappings;
    }

    private static void save(Map<String, String> mappings) {
        StringBuilder text = new StringBuilder();
        mappings.forEach((from, to) -> text.append(from).append('\t').append(to).append('\n'));
        node().put(KEY, text.toString());
        try {
            node().flush();
        } catch (BackingStoreException e) {
            return; // it is still known until the workbench ends, and then written once more
        }
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
