/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Measures how quickly the window answers: {@link org.refrain.ui.speed.WindowBench} does what a person does, and
 * {@link org.refrain.ui.speed.UiWatch} notes how long the user interface's thread works for it and is held by it.
 * {@link org.refrain.ui.speed.LongSample} makes the trace of fifty million events.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.ui.speed;
