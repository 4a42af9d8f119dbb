/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The only place that may call CDT, so that everything else installs and runs without it.
 *
 * <p>{@link org.refrain.cdt.ProjectBinaries} tells the trace editor which programs a C or C++ project builds, by CDT's
 * binary model, and which of them the active build configuration makes. Source files need nothing from here: the
 * platform opens them in the editor that is registered for them, which is CDT's where that is installed.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.cdt;
