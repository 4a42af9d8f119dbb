/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.icons;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;

/** Every icon is there in all its forms, and whatever is named is there. */
class IconsTest {

    private static final Path BUNDLE = TestFiles.bundleFolder().resolve("../../plugins/org.refrain.ui").normalize();
    private static final Map<String, Integer> SIZES = Map.of(".png", 16, "@1.5x.png", 24, "@2x.png", 32);
    private static final Pattern NAMED = Pattern.compile("icons/([\\w@.]+?)(?:@2x)?\\.(?:png|svg)");
    private static final Pattern FILE = Pattern.compile("(\\w+)(\\.svg|\\.png|@1\\.5x\\.png|@2x\\.png)");
    private static final Pattern BUTTON = Pattern.compile(
            "locationURI=\"toolbar:.*?</menuContribution>", Pattern.DOTALL);
    private static final Pattern COMMAND = Pattern.compile("<command commandId=\"(org\\.refrain\\.[\\w.]+)\"");
    private static final Pattern IMAGE = Pattern.compile("<image\\s+commandId=\"([^\"]+)\"");

    @Test
    void everyIconIsThereAsSvgAndInThreeSizes() throws IOException {
        Set<String> names = names();
        assertThat(names).hasSizeGreaterThan(20);
        for (String name : names) {
            assertThat(BUNDLE.resolve("icons/" + name + ".svg")).content().contains("viewBox=\"0 0 16 16\"");
            SIZES.forEach((ending, size) -> {
                ImageData image = new ImageData(BUNDLE.resolve("icons/" + name + ending).toString());
                assertThat(List.of(image.width, image.height)).as(name + ending).containsExactly(size, size);
                assertThat(image.alphaData).as(name + ending).isNotNull();
            });
        }
    }

    @Test
    void everyIconThatIsNamedIsThere() throws IOException {
        Set<String> named = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(BUNDLE.resolve("src"))) {
            for (Path file : Stream.concat(sources.filter(file -> file.toString().endsWith(".java")),
                    Stream.of(BUNDLE.resolve("plugin.xml"))).toList()) {
                named.addAll(found(NAMED, Files.readString(file)));
            }
        }
        assertThat(named).contains("trace", "cycles", "nextcycle");
        assertThat(names()).containsAll(named);
    }

    /** The platform's convention: a tool bar shows nothing but icons. */
    @Test
    void everyCommandInAToolBarHasAnIcon() throws IOException {
        String plugin = Files.readString(BUNDLE.resolve("plugin.xml"));
        Set<String> buttons = BUTTON.matcher(plugin).results().flatMap(bar -> found(COMMAND, bar.group()).stream())
                .collect(Collectors.toSet());
        assertThat(buttons).contains("org.refrain.ui.command.nextLine");
        assertThat(found(IMAGE, plugin)).doesNotHaveDuplicates().containsAll(buttons);
    }

    @Test
    void thePlatformDrawsWhatItIsGiven() throws IOException {
        for (String name : names()) {
            ImageDescriptor icon = Icons.descriptor(name);
            assertThat(icon).as(name).isNotNull();
            if (icon != null) {
                assertThat(Ui.get(() -> icon.getImageData(100)).width).as(name).isEqualTo(16);
                assertThat(Ui.get(() -> icon.getImageData(200)).width).as(name).isEqualTo(32);
            }
        }
        assertThat(Icons.descriptor("nothing")).isNull();
    }

    private static Set<String> names() throws IOException {
        try (Stream<Path> files = Files.list(BUNDLE.resolve("icons"))) {
            return files.map(file -> {
                var matcher = FILE.matcher(file.getFileName().toString());
                assertThat(matcher.matches()).as(file.toString()).isTrue();
                return matcher.group(1);
            }).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult match) -> match.group(1)).toList();
    }
}
