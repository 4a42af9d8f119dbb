/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The eight colours of cycles, in the light theme (plugin.xml) and the dark one (dark.css): each stands out from the
 * background, and any two can be told apart, also by people who lack one kind of cones.
 *
 * <p>Sources: contrast as WCAG 2.2 defines it; colour vision as in Machado, Oliveira and Fernandes, A
 * Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1; distances in Oklab, times
 * 100. The palette of Okabe and Ito, the usual recommendation, has 7.6 as its least distance.
 */
class PaletteTest {

    private static final double LEAST_DISTANCE = 9;
    private static final double LEAST_CONTRAST = 2.99;

    private static final double[][][] VISION = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void canBeToldApartByEverybody(String theme) throws IOException {
        List<double[]> colors = palette(theme);

        assertThat(colors).hasSize(8);
        for (int i = 0; i < colors.size(); i++) {
            for (int j = 0; j < i; j++) {
                for (double[][] vision : VISION) {
                    assertThat(distance(seen(colors.get(i), vision), seen(colors.get(j), vision)))
                            .as("%s theme: colors %d and %d", theme, j + 1, i + 1).isGreaterThan(LEAST_DISTANCE);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void standOutFromTheBackground(String theme) throws IOException {
        double background = theme.equals("light") ? 1 : luminance(linear(0x2F, 0x2F, 0x2F));
        for (double[] color : palette(theme)) {
            double brighter = Math.max(luminance(color), background) + 0.05;
            double darker = Math.min(luminance(color), background) + 0.05;
            assertThat(brighter / darker).isGreaterThan(LEAST_CONTRAST);
        }
    }

    private static List<double[]> palette(String theme) throws IOException {
        boolean light = theme.equals("light");
        String text = read(light ? "plugin.xml" : "css/dark.css");
        Pattern pattern = light
                ? Pattern.compile("cycles\\.color\\d\"[^/]*value=\"(\\d+),(\\d+),(\\d+)\"")
                : Pattern.compile("cycles-color\\d \\{\\s*color: #(..)(..)(..);");
        List<double[]> colors = new ArrayList<>();
        for (Matcher matcher = pattern.matcher(text); matcher.find();) {
            int radix = light ? 10 : 16;
            colors.add(linear(Integer.parseInt(matcher.group(1), radix), Integer.parseInt(matcher.group(2), radix),
                    Integer.parseInt(matcher.group(3), radix)));
        }
        return colors;
    }

    private static String read(String file) throws IOException {
        URL url = Platform.getBundle("org.refrain.ui").getEntry(file);
        try (InputStream in = Objects.requireNonNull(url, file).openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static double[] linear(int red, int green, int blue) {
        double[] linear = {red / 255.0, green / 255.0, blue / 255.0};
        for (int i = 0; i < linear.length; i++) {
            linear[i] = linear[i] <= 0.04045 ? linear[i] / 12.92 : Math.pow((linear[i] + 0.055) / 1.055, 2.4);
        }
        return linear;
    }

    private static double luminance(double[] linear) {
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    }

    private static double[] seen(double[] linear, double[][] vision) {
        double[] seen = new double[3];
        for (int i = 0; i < seen.length; i++) {
            double sum = vision[i][0] * linear[0] + vision[i][1] * linear[1] + vision[i][2] * linear[2];
            seen[i] = Math.max(0, Math.min(1, sum));
        }
        return oklab(seen);
    }

    private static double[] oklab(double[] c) {
        double l = Math.cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2]);
        double m = Math.cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2]);
        double s = Math.cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2]);
        return new double[] {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
    }

    private static double distance(double[] a, double[] b) {
        return 100 * Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }
}
