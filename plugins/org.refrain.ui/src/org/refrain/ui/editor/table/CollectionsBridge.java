/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.util.List;

import org.eclipse.core.runtime.Platform;
import org.eclipse.nebula.widgets.nattable.NatTable;

/**
 * Makes Eclipse Collections, which NatTable is built on, find itself in OSGi.
 *
 * <p>Its API and its implementation are two bundles that meet through {@link java.util.ServiceLoader}, and that looks
 * with the thread's context class loader only: in OSGi the API does not see the implementation, and every table stays
 * empty. Each factory of the API looks once, when its class is initialised; doing so here, with the implementation's
 * class loader, settles it. Where both come as one bundle this changes nothing.
 *
 * <p>See eclipse-nattable issue 174 and eclipse-collections issue 1568.
 */
final class CollectionsBridge {

    private static final String API = "org.eclipse.collections.api.factory.";
    private static final String IMPLEMENTATION = "org.eclipse.collections.impl.factory.primitive.IntLists";

    private static final List<String> FACTORIES = List.of("Lists", "Sets", "Maps", "Bags", "primitive.IntLists",
            "primitive.IntSets", "primitive.IntBags", "primitive.IntIntMaps", "primitive.IntObjectMaps",
            "primitive.ObjectIntMaps", "primitive.IntBooleanMaps", "primitive.IntDoubleMaps");

    static {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            ClassLoader implementation = NatTable.class.getClassLoader().loadClass(IMPLEMENTATION).getClassLoader();
            thread.setContextClassLoader(implementation);
            for (String factory : FACTORIES) {
                Class.forName(API + factory, true, implementation);
            }
        } catch (ClassNotFoundException e) {
            Platform.getLog(CollectionsBridge.class)
                    .warn("This version of Eclipse Collections may not work in OSGi", e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private CollectionsBridge() {
    }

    /** To be called before the first NatTable is made; costs something once only. */
    static void prepare() {
        // the work is done when this class is initialised
    }
}
