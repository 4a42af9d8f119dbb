/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Progress and cancellation of long work, without a user interface: {@link org.refrain.core.progress.Progress}.
 */
@NonNullByDefault
package org.refrain.core.progress;

import org.eclipse.jdt.annotation.NonNullByDefault;
