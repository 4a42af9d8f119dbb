/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * A plug-in of the bare IDE that the installation test installs into. It knows nothing of Refrain: the system property
 * {@code probe.report} names the file to write, {@code probe.bundles}, {@code probe.view} and {@code probe.open} what
 * to start and to open. Without the first of them it does nothing.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.bare.probe;
