/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.content;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescriber;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;

/**
 * Tells traces from other files by their first bytes, packed or not. A file that no reader is certain of is no trace.
 *
 * <p>Cost: reads 64 KiB; some milliseconds. The platform keeps the answer until the file changes.
 */
public final class TraceDescriber implements IContentDescriber {

    @Override
    @NonNullByDefault({})
    public int describe(InputStream contents, IContentDescription description) throws IOException {
        byte[] head = TraceSource.of("", contents.readNBytes(TraceSource.HEAD_LENGTH)).head();
        for (TraceReader reader : TraceReaders.all()) {
            if (reader.confidence(head) >= TraceReader.CERTAIN) {
                return VALID;
            }
        }
        return INVALID;
    }

    @Override
    public QualifiedName[] getSupportedOptions() {
        return new QualifiedName[0];
    }
}
