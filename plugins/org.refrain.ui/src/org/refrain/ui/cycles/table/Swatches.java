/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * Little squares of colour, sharp at any zoom; made when first needed and kept until the control goes. There is room
 * for a triangle before them, which says whether a row has others below: all images are of one size, as GTK wants it.
 */
final class Swatches {

    /** What stands before the square. */
    enum Shape {
        /** Nothing. */
        PLAIN,
        /** A triangle to the right: closed. */
        CLOSED,
        /** A triangle downwards: open. */
        OPEN,
        /** Nothing, and the square is smaller: below another row. */
        BELOW
    }

    /** Width of the triangle's place. */
    static final int TRIANGLE = 14;

    private static final int SIZE = 12;
    private static final int SMALL = 8;
    private static final int PERCENT = 100;
    /** Points along each side of a pixel at which a triangle is looked for. */
    private static final int SAMPLES = 4;
    private static final double HALF_BASE = 4;
    private static final double HEIGHT = 4.5;

    private final Control owner;
    private final Map<Key, Image> images = new HashMap<>();

    private record Key(RGB color, RGB foreground, Shape shape) {
    }

    Swatches(Control owner) {
        this.owner = owner;
        owner.addDisposeListener(event -> images.values().forEach(Image::dispose));
    }

    Image of(Color color, Shape shape) {
        return images.computeIfAbsent(new Key(color.getRGB(), owner.getForeground().getRGB(), shape), key -> {
            ImageDataProvider provider = zoom -> draw(key, zoom / (double) PERCENT);
            return new Image(owner.getDisplay(), provider);
        });
    }

    private static ImageData draw(Key key, double scale) {
        int width = (int) Math.round((TRIANGLE + SIZE) * scale);
        int height = (int) Math.round(SIZE * scale);
        ImageData data = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
        data.alphaData = new byte[width * height];
        double side = key.shape == Shape.BELOW ? SMALL : SIZE;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double px = (x + 0.5) / scale;
                double py = (y + 0.5) / scale;
                boolean square = px >= TRIANGLE + SIZE - side && Math.abs(py - SIZE / 2.0) <= side / 2;
                data.setPixel(x, y, data.palette.getPixel(square ? key.color : key.foreground));
                data.setAlpha(x, y, square ? 255 : triangle(key.shape, x, y, scale));
            }
        }
        return data;
    }

    /** How much of a pixel the triangle covers, from 0 to 255. */
    private static int triangle(Shape shape, int x, int y, double scale) {
        if (shape == Shape.PLAIN || shape == Shape.BELOW) {
            return 0;
        }
        int inside = 0;
        for (int i = 0; i < SAMPLES * SAMPLES; i++) {
            double dx = (x + (i % SAMPLES + 0.5) / SAMPLES) / scale - (TRIANGLE - 4) / 2.0;
            double dy = (y + (i / SAMPLES + 0.5) / SAMPLES) / scale - SIZE / 2.0;
            double along = (shape == Shape.CLOSED ? dx : dy) + HEIGHT / 2;
            double across = Math.abs(shape == Shape.CLOSED ? dy : dx);
            inside += along >= 0 && along <= HEIGHT && across <= HALF_BASE * (1 - along / HEIGHT) ? 1 : 0;
        }
        return 255 * inside / (SAMPLES * SAMPLES);
    }
}
