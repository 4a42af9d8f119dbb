/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The only place that may call CDT, so that everything else installs and runs without it: a project's binary, the source
 * line of an address, the C editor. The bundle holds this boundary; the trace editor and the Cycles view do not need it.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.cdt;
