/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.Arrays;

import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * The first bytes of a file.
 *
 * @param minor minor version
 * @param form queryable or archive
 */
record FileHeader(int minor, int form) {

    /** Where the form stands. */
    static final int FORM_OFFSET = 12;

    /** @throws WppFormatException if the file is no .wpp file, or one of a version or form that is not known */
    static FileHeader read(MappedFile file) throws IOException {
        byte[] bytes = new byte[(int) Math.min(Container.HEADER_LENGTH, file.size())];
        file.read(0, bytes, bytes.length);
        int magic = Container.MAGIC.length;
        if (bytes.length < magic || !Arrays.equals(bytes, 0, magic, Container.MAGIC, 0, magic)) {
            throw new WppFormatException(Reason.NOT_WPP, WppFormatException.HEADER, 0, "this is no .wpp file");
        }
        if (bytes.length < Container.HEADER_LENGTH) {
            throw new WppFormatException(Reason.TRUNCATED, WppFormatException.HEADER, bytes.length,
                    "the file ends in its header");
        }
        SectionInput in = new SectionInput(WppFormatException.HEADER, 0, bytes, bytes.length);
        in.skip(magic);
        int major = in.u16();
        int minor = in.u16();
        int form = in.u32();
        in.skip(12);
        if (in.u32() != Container.checksum(bytes, 0, Container.HEADER_LENGTH - 4)) {
            throw new WppFormatException(Reason.CHECKSUM, WppFormatException.HEADER, 0, "the header is damaged");
        }
        if (major != Container.MAJOR || form != Container.QUERYABLE && form != Container.ARCHIVE) {
            throw new WppFormatException(Reason.NEWER_VERSION, WppFormatException.HEADER, magic,
                    "version " + major + ", form " + form + " is not known to this program");
        }
        return new FileHeader(minor, form);
    }
}
