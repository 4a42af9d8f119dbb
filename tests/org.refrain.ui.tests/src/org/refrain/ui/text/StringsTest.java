/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.ui.bot.TestFiles;

/** Whatever a person reads can be translated: it is in a properties file, under a key that exists and is used. */
class StringsTest {

    private static final Path PLUGINS = TestFiles.bundleFolder().resolve("../../plugins").normalize();

    /** Attributes that people read; the names of separators, parameters and types are no words. */
    private static final Pattern READ = Pattern.compile(
            "<(?!separator|parameter|type|attribute|property)([\\w.-]+)((?:\\s+[\\w:]+=\"[^\"]*\")*)");
    private static final Pattern WORDS = Pattern.compile("\\s(?:name|label|description|tooltip|title)=\"([^\"]*)\"");
    private static final Pattern KEY = Pattern.compile("%([\\w.]+)");
    private static final Pattern FIELD = Pattern.compile("public static String (\\w+)");
    /** A sentence that is given to a control, or to an exception of SWT or JFace, as it stands. */
    private static final Pattern HARD_CODED = Pattern.compile("(?:setText|setToolTipText|setMessage|setTitle"
            + "|setErrorMessage|setDescription|setContentDescription|setPartName|new Action|Status\\.error)"
            + "\\(\\s*\"[^\"]*\\p{L}{2}[^\"]*\"");

    @ParameterizedTest
    @ValueSource(strings = {"org.refrain.ui", "org.refrain.cdt", "org.refrain.help"})
    void plugInsNameKeysThatExist(String plugIn) throws IOException {
        Path folder = PLUGINS.resolve(plugIn);
        String xml = Files.exists(folder.resolve("plugin.xml")) ? Files.readString(folder.resolve("plugin.xml")) : "";
        Set<String> words = READ.matcher(xml).results()
                .flatMap(element -> WORDS.matcher(element.group(2)).results()).map(found -> found.group(1))
                .filter(value -> !value.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
        Set<String> used = keys(KEY, xml + Files.readString(folder.resolve("META-INF/MANIFEST.MF")));
        if (Files.exists(folder.resolve("plugin.properties"))) {
            assertThat(used).isEqualTo(properties(folder.resolve("plugin.properties")));
        } else {
            assertThat(used).isEmpty();
        }
        assertThat(words).allMatch(value -> value.startsWith("%"));
    }

    @Test
    void everyMessageHasATextAndIsUsed() throws IOException {
        List<Path> classes = sources().filter(file -> file.endsWith("Messages.java")).toList();
        assertThat(classes).hasSizeGreaterThan(15);
        for (Path file : classes) {
            Set<String> fields = keys(FIELD, Files.readString(file));
            assertThat(fields).as(file.toString())
                    .isEqualTo(properties(file.resolveSibling("messages.properties")));
            String code = code(file.getParent(), file);
            assertThat(fields).as(file.toString()).allMatch(field -> code.contains("Messages." + field));
        }
    }

    @Test
    void noSentenceIsInTheCode() throws IOException {
        for (Path file : sources().toList()) {
            assertThat(HARD_CODED.matcher(Files.readString(file)).results().map(MatchResult::group))
                    .as(file.toString()).isEmpty();
        }
    }

    /** All code of a package but one file. */
    private static String code(Path folder, Path without) throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
                code.append(file.equals(without) ? "" : Files.readString(file));
            }
        }
        return code.toString();
    }

    private static Stream<Path> sources() throws IOException {
        Stream.Builder<Path> files = Stream.builder();
        for (String plugIn : List.of("org.refrain.ui", "org.refrain.cdt")) {
            try (Stream<Path> found = Files.walk(PLUGINS.resolve(plugIn).resolve("src"))) {
                found.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
            }
        }
        return files.build();
    }

    private static Set<String> keys(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> properties(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return new TreeSet<>(properties.stringPropertyNames());
    }
}
