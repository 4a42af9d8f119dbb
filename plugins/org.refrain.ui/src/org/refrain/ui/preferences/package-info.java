/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/** What users can set: {@link org.refrain.ui.preferences.TracePreferencePage}. */
@NonNullByDefault
package org.refrain.ui.preferences;

import org.eclipse.jdt.annotation.NonNullByDefault;
