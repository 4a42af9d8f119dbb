/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.MappedByteBuffer;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Unmaps a buffer at once instead of when the garbage collector gets to it. Java 17 has no public way; this is the one
 * that its module {@code jdk.unsupported} keeps open for the purpose. Where it is missing, the collector does it.
 */
final class Unmapper {

    private static final @Nullable Object UNSAFE = unsafe();

    private Unmapper() {
    }

    /** The caller makes sure that nobody touches the buffer, or a slice of it, ever again. */
    static void unmap(MappedByteBuffer buffer) {
        Object unsafe = UNSAFE;
        if (unsafe == null) {
            return;
        }
        try {
            Method cleaner = unsafe.getClass().getMethod("invokeCleaner", java.nio.ByteBuffer.class);
            cleaner.invoke(unsafe, buffer);
        } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
            // left to the garbage collector
            return;
        }
    }

    private static @Nullable Object unsafe() {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe", false, ClassLoader.getSystemClassLoader());
            Field instance = type.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return instance.get(null);
        } catch (ClassNotFoundException | NoSuchFieldException | IllegalAccessException | RuntimeException e) {
            return null;
        }
    }
}
