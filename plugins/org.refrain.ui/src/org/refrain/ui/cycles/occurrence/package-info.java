/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * From one occurrence of a cycle to another: {@link org.refrain.ui.cycles.occurrence.OccurrenceSteps} finds it, the
 * handlers of the commands select it in the active trace.
 */
@NonNullByDefault
package org.refrain.ui.cycles.occurrence;

import org.eclipse.jdt.annotation.NonNullByDefault;
