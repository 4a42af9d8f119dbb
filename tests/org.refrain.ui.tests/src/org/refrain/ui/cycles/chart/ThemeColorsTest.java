/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.TestFiles;

/**
 * Every colour that the plug-in defines can be seen on the background that it is made for: in the light theme, in the
 * dark one, and on whatever a high-contrast desktop has.
 */
class ThemeColorsTest {

    private static final Path BUNDLE = TestFiles.bundleFolder().resolve("../../plugins/org.refrain.ui").normalize();
    private static final RGB BLACK = new RGB(0, 0, 0);
    private static final RGB WHITE = new RGB(255, 255, 255);
    /** The views of the dark theme, and the text in its editors. */
    private static final RGB DARK = new RGB(0x2F, 0x2F, 0x2F);
    private static final RGB DARK_TEXT = new RGB(0xAA, 0xAA, 0xAA);
    /** Rounding of a colour to 8 bits. */
    private static final double ROUNDED = 0.03;
    private static final double TEXT_IN_DARK = 4.4;

    private static final Pattern DEFINED = Pattern.compile(
            "<colorDefinition[^>]*?id=\"org\\.refrain\\.ui\\.([^\"]*)\"[^>]*?value=\"(\\d+),(\\d+),(\\d+)\"");
    private static final Pattern IN_DARK = Pattern.compile(
            "ColorDefinition#org-refrain-ui-(\\S*) \\{\\s*color: #(..)(..)(..);");
    private static final Pattern MARK = Pattern.compile("colorPreferenceKey=\"org\\.refrain\\.ui\\.([^\"]*)\"\\s*"
            + "colorPreferenceValue=\"(\\d+),(\\d+),(\\d+)\"");
    private static final Pattern PREFERENCE = Pattern.compile("'org\\.refrain\\.ui\\.([^=']*)=(\\d+),(\\d+),(\\d+)'");

    @Test
    void colorsOfTheLightThemeStandOutFromWhite() throws IOException {
        colors("plugin.xml", DEFINED, 10).forEach((id, color) -> assertThat(Contrast.of(color, WHITE)).as(id)
                .isGreaterThan(isText(id) ? Contrast.TEXT : Contrast.GRAPHIC - ROUNDED));
    }

    @Test
    void colorsOfTheDarkThemeStandOutFromItsViews() throws IOException {
        Map<String, RGB> dark = colors("css/dark.css", IN_DARK, 16);
        assertThat(dark.keySet()).isEqualTo(colors("plugin.xml", DEFINED, 10).keySet());
        dark.forEach((id, color) -> assertThat(Contrast.of(color, DARK)).as(id)
                .isGreaterThan(isText(id) ? Contrast.TEXT : Contrast.GRAPHIC - ROUNDED));
    }

    @Test
    void everyThemeHasItsMarksInSourceEditors() throws IOException {
        Map<String, RGB> light = colors("plugin.xml", MARK, 10);
        Map<String, RGB> dark = colors("css/dark.css", PREFERENCE, 10);
        Map<String, RGB> highContrast = colors("css/high-contrast.css", PREFERENCE, 10);

        assertThat(light.keySet()).contains("selectedEvent.color", "matchedLineColor").isEqualTo(dark.keySet())
                .isEqualTo(highContrast.keySet());
        assertThat(Contrast.of(light.get("selectedEvent.color"), BLACK)).isGreaterThan(Contrast.TEXT);
        assertThat(Contrast.of(dark.get("selectedEvent.color"), DARK_TEXT)).isGreaterThan(TEXT_IN_DARK);
        assertThat(Contrast.of(light.get("matchedLineColor"), WHITE)).isGreaterThan(Contrast.GRAPHIC);
        assertThat(Contrast.of(dark.get("matchedLineColor"), DARK)).isGreaterThan(Contrast.GRAPHIC);
        highContrast.forEach((id, color) -> {
            assertThat(Contrast.of(color, BLACK)).as(id).isGreaterThan(Contrast.TEXT);
            assertThat(Contrast.of(color, WHITE)).as(id).isGreaterThan(Contrast.TEXT);
        });
    }

    @Test
    void colorsCanBeSeenOnWhateverAHighContrastDesktopHas() throws IOException {
        for (RGB background : new RGB[] {BLACK, WHITE, new RGB(255, 255, 0), new RGB(0, 0, 128)}) {
            colors("plugin.xml", DEFINED, 10).forEach((id, color) -> assertThat(
                    Contrast.of(Contrast.against(color, background, Contrast.GRAPHIC), background)).as(id)
                    .isGreaterThanOrEqualTo(Contrast.GRAPHIC));
        }
    }

    private static boolean isText(String id) {
        return id.startsWith("coverage");
    }

    private static Map<String, RGB> colors(String file, Pattern pattern, int radix) throws IOException {
        Map<String, RGB> colors = new TreeMap<>();
        Matcher matcher = pattern.matcher(Files.readString(BUNDLE.resolve(file)));
        matcher.results().forEach(found -> colors.put(found.group(1).replace('-', '.'), color(found, radix)));
        assertThat(colors).as(file).isNotEmpty();
        return colors;
    }

    private static RGB color(MatchResult found, int radix) {
        return new RGB(Integer.parseInt(found.group(2), radix), Integer.parseInt(found.group(3), radix),
                Integer.parseInt(found.group(4), radix));
    }
}
