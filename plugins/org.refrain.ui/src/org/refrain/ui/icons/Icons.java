/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.icons;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageData;

/** Finds the plug-in's icons. */
public final class Icons {

    private static final String BUNDLE = "org.refrain.ui";
    private static final String FOLDER = "icons/";
    private static final String SVG = ".svg";
    private static final String PNG = ".png";
    private static final String ANY = "trace";
    private static final int SIZE = 16;
    /** A zoom in percent. */
    private static final int LARGE = 200;

    private Icons() {
    }

    /** Whether the platform draws SVG at any size; asked once. */
    private static final class Platform {

        static final boolean DRAWS_SVG = drawsSvg();

        private static boolean drawsSvg() {
            ImageDescriptor icon = find(ANY + SVG);
            try {
                ImageData large = icon == null ? null : icon.getImageData(LARGE);
                return large != null && large.width > SIZE;
            } catch (SWTException e) {
                return false; // before Eclipse 4.36, except GTK's, which draws SVG at its own size only
            }
        }
    }

    /** An icon by its name without folder and ending; null when there is none. */
    public static @Nullable ImageDescriptor descriptor(String name) {
        return find(name + (Platform.DRAWS_SVG ? SVG : PNG));
    }

    private static @Nullable ImageDescriptor find(String file) {
        return ResourceLocator.locate(BUNDLE, FOLDER + file).map(ImageDescriptor::createFromURL).orElse(null);
    }
}
