/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.io.IOException;
import java.util.Optional;

import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.nlr.TooManyTermsException;
import org.refrain.core.nlr.access.DataAccesses;
import org.refrain.core.nlr.access.DinAccesses;
import org.refrain.core.nlr.access.IndexedAccesses;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.num.TupleFormat;

/** The data accesses of a trace, of a Dinero trace, or of an index. */
final class AccessInput {

    private AccessInput() {
    }

    /** Reads all of them. */
    static void read(TraceOptions options, Host host, DataAccesses<?> accesses) throws Failure {
        Terminal terminal = host.terminal();
        TraceFile file = TraceFile.of(options.file());
        TupleFormat tuples = TupleFormat.named(String.valueOf(options.file().getFileName()));
        if (tuples == TupleFormat.NUM) {
            throw Failure.usage(options.file() + ": numbers are of no instruction; leave --data out");
        }
        try {
            if (file.isIndex()) {
                try (OpenIndex index = IndexedInput.open(file, HeaderSpec.AUTO, Optional.empty(),
                        options.indexes(host), terminal)) {
                    IndexedAccesses.read(index.trace(), accesses, terminal.progress());
                }
            } else if (tuples == TupleFormat.DIN) {
                DinAccesses.read(file.source(), accesses, terminal.progress());
            } else {
                TraceReaders.detect(file.source()).read(file.source(), accesses, terminal.progress());
            }
        } catch (IOException e) {
            throw Failure.data(options.file() + ": the file system failed; is the disk gone?");
        } catch (TraceFormatException | TooManyTermsException e) {
            throw Failure.data(options.file() + ": " + e.getMessage());
        } finally {
            terminal.clearProgress();
        }
        if (accesses.count() == 0) {
            throw Failure.data(options.file() + ": it has no data accesses; record them too (execlog of QEMU does, "
                    + "and uVision for addresses in its trace setup)");
        }
        if (accesses.unread() > 0) {
            terminal.note(Numbers.count(accesses.unread()) + " data accesses do not tell their address");
        }
        if (accesses.left() > 0) {
            terminal.note(Numbers.count(accesses.left()) + " data accesses of further instructions were left out");
        }
    }
}
