/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** Pictures of the whole screen, left in target/screenshots to be looked at. */
public final class Screenshots {

    private static final Path FOLDER = TestFiles.bundleFolder().resolve("target/screenshots");

    private Screenshots() {
    }

    /** Takes a picture. */
    public static void take(String name) {
        Ui.run(() -> {
            Display display = Ui.display();
            settle(display);
            Rectangle screen = display.getBounds();
            Image image = new Image(display, screen.width, screen.height);
            GC gc = new GC(display);
            try {
                gc.copyArea(image, 0, 0);
                save(image, FOLDER.resolve(name + ".png"));
            } finally {
                gc.dispose();
                image.dispose();
            }
        });
    }

    /** The window system paints when it likes; a picture needs no more than that it has had the time. */
    private static void settle(Display display) throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            for (Shell shell : display.getShells()) {
                shell.update();
            }
            while (display.readAndDispatch()) {
                // what is to be painted is painted first
            }
            Thread.sleep(20);
        }
    }

    private static void save(Image image, Path file) {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        try {
            Files.createDirectories(FOLDER);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        loader.save(file.toString(), SWT.IMAGE_PNG);
    }
}
