/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Leads to the cheat sheet about the sample trace: {@link org.refrain.ui.tutorial.TutorialItem} offers it in the Help
 * menu of a workbench that has cheat sheets.
 */
@NonNullByDefault
package org.refrain.ui.tutorial;

import org.eclipse.jdt.annotation.NonNullByDefault;
