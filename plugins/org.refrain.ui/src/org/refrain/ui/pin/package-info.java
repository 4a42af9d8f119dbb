/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Which trace a view shows: {@link org.refrain.ui.pin.ViewTrace} follows the trace editor used last, or stays with one
 * trace while the view is pinned to it. A pinned view bears its trace's name, and
 * {@link org.refrain.ui.pin.PinActions} opens further views of its kind, so that two traces stand side by side.
 */
@NonNullByDefault
package org.refrain.ui.pin;

import org.eclipse.jdt.annotation.NonNullByDefault;
