/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The plug-in's icons for code. Each is there as SVG, which Eclipse draws itself from 4.36 on, and as PNG for 16, 24
 * and 32 pixels, made from the SVG by art/RenderIcons.java. {@link org.refrain.ui.icons.Icons} takes the one that the
 * platform can draw. plugin.xml has no such choice, so it names the PNG; the platform finds the larger ones beside it.
 */
@NonNullByDefault
package org.refrain.ui.icons;

import org.eclipse.jdt.annotation.NonNullByDefault;
