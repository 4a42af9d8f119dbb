/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Image;

/**
 * One of the two texts in the compare editor.
 *
 * @param name what stands above it
 * @param text its rows
 */
record ListedText(String name, String text) implements ITypedElement, IEncodedStreamContentAccessor {

    @Override
    public String getName() {
        return name;
    }

    @Override
    public @Nullable Image getImage() {
        return null;
    }

    @Override
    public String getType() {
        return ITypedElement.TEXT_TYPE;
    }

    @Override
    public InputStream getContents() {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String getCharset() {
        return StandardCharsets.UTF_8.name();
    }
}
