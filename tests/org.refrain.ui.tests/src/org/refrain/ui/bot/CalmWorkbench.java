/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Begins each test of a class with the Trace perspective as it is at first, and ends it with all editors closed and
 * nothing of ours in the error log.
 */
@NonNullByDefault({})
public final class CalmWorkbench implements BeforeEachCallback, AfterEachCallback {

    private static final Namespace NAMESPACE = Namespace.create(CalmWorkbench.class);

    @Override
    public void beforeEach(ExtensionContext test) {
        test.getStore(NAMESPACE).put(ErrorLog.class, new ErrorLog());
        new Bot().openTracePerspective();
    }

    @Override
    public void afterEach(ExtensionContext test) {
        new Bot().closeAllEditors();
        ErrorLog log = test.getStore(NAMESPACE).get(ErrorLog.class, ErrorLog.class);
        log.close();
        assertThat(log.entries()).isEmpty();
    }
}
