/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Logs of the QEMU emulator.
 *
 * <p>{@link org.refrain.core.trace.qemu.QemuExecReader} reads {@code -d exec,nochain} of a run with one instruction per
 * translation block, {@link org.refrain.core.trace.qemu.QemuExeclogReader} the output of the execlog plug-in. Neither
 * has times.
 */
@NonNullByDefault
package org.refrain.core.trace.qemu;

import org.eclipse.jdt.annotation.NonNullByDefault;
