/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.zip.CRC32C;

/** The numbers of the container that its writer and its reader share. */
final class Container {

    /** First bytes of the file: not text, "WPP", and a trap for line-end conversion. */
    static final byte[] MAGIC = {(byte) 0x89, 'W', 'P', 'P', '\r', '\n', 0x1a, '\n'};

    static final int MAJOR = 1;
    static final int MINOR = 2;
    /** The form that answers questions. */
    static final int QUERYABLE = 0;
    /** The small form, which is unpacked before it can be asked. */
    static final int ARCHIVE = 1;
    static final int SECTION_VERSION = 1;

    static final int HEADER_LENGTH = 32;
    static final int ENTRY_LENGTH = 32;
    static final int TRAILER_LENGTH = 40;
    static final int TRAILER_MAGIC = SectionKind.kind("WPPF");
    static final int MOST_SECTIONS = 4096;

    /** Flag: who does not know the kind of section cannot use the file. */
    static final int REQUIRED = 1;
    /** Flag: the section's blocks have checksums of their own. */
    static final int BY_BLOCKS = 2;

    private Container() {
    }

    static int checksum(byte[] bytes, int start, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, start, length);
        return (int) crc.getValue();
    }
}
