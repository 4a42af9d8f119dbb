/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Work for a picture that is out of date as soon as the user moves on:
 * {@link org.refrain.ui.background.LatestWork} does it in a job and delivers only what was asked for last.
 */
@NonNullByDefault
package org.refrain.ui.background;

import org.eclipse.jdt.annotation.NonNullByDefault;
