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

/** Little squares of colour, sharp at any zoom; made when first needed and kept until the control goes. */
final class Swatches {

    private static final int SIZE = 12;
    private static final int PERCENT = 100;

    private final Control owner;
    private final Map<RGB, Image> images = new HashMap<>();

    Swatches(Control owner) {
        this.owner = owner;
        owner.addDisposeListener(event -> images.values().forEach(Image::dispose));
    }

    Image of(Color color) {
        return images.computeIfAbsent(color.getRGB(), rgb -> {
            ImageDataProvider provider = zoom -> square(rgb, SIZE * zoom / PERCENT);
            return new Image(owner.getDisplay(), provider);
        });
    }

    private static ImageData square(RGB rgb, int size) {
        PaletteData palette = new PaletteData(0xFF0000, 0xFF00, 0xFF);
        ImageData data = new ImageData(size, size, 24, palette);
        int pixel = palette.getPixel(rgb);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                data.setPixel(x, y, pixel);
            }
        }
        return data;
    }
}
